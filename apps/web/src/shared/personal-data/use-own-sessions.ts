import type { OwnSession } from '@flink/contract/calls/own-sessions.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { momentText } from '../moment.ts';
import { ownDataApi } from './own-data-api.ts';

const queryKey = ['ownSessions'];

/** The devices on which the person, or with an adult the family, is signed in. */
export function useOwnSessions() {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await ownDataApi('ownSessions', {}, { signal })).data,
    retry: false,
    staleTime: 0,
    networkMode: 'always',
  });
  const end = useMutation({
    mutationFn: async (sessionIds: readonly string[]) =>
      (await ownDataApi('endOwnSessions', { body: { sessionIds: [...sessionIds] } })).data,
    networkMode: 'always',
    onSuccess: (left) => queries.setQueryData(queryKey, left),
  });
  const sessions = list.data ?? [];
  return {
    sessions,
    others: sessions.filter(({ isThisDevice }) => !isThisDevice).map(({ _id }) => _id),
    isLoading: list.isPending,
    isError: list.isError,
    retry: () => void list.refetch(),
    end: end.mutateAsync,
    ending: end.isPending ? end.variables : [],
  };
}

/** A device in words: what it is, and since when somebody is signed in there. */
export function deviceWords(t: Translate, locale: string, { browser, system, startedAt }: OwnSession) {
  const named = browser && system ? t('devices.name', { browser, system }) : browser || system;
  return { device: named || t('devices.unknown'), when: momentText(startedAt, locale) };
}
