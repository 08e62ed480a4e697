import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { accountApi } from './account-api.ts';

/** What a family has bought and paid, for its admin. */
export function useAccount(familyId: string, mayPay: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['account', familyId],
    queryFn: async ({ signal }) =>
      (await accountApi('account', { params: { id: familyId } }, { signal })).data,
    enabled: mayPay,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });
  /** After money has moved: what is left, what may be played, and what was bought are asked anew. */
  const refetch = useCallback(
    () =>
      Promise.all(
        [
          ['account', familyId],
          ['prepaid', familyId],
          ['play', 'data'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    [client, familyId],
  );
  return { account: query.data, isError: query.isError, retry: query.refetch, refetch };
}
