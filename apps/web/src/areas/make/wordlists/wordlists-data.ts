import { queryOptions } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';

export const MY_WORDLISTS = ['make', 'wordlists', 'mine'] as const;

export const myWordlists = queryOptions({
  queryKey: MY_WORDLISTS,
  queryFn: ({ signal }) => officeApi('myWordlists', {}, { signal }),
  retry: false,
});

export const openedWordlist = (id: string) =>
  queryOptions({
    queryKey: ['make', 'wordlist', id],
    queryFn: ({ signal }) => officeApi('wordlist', { params: { id } }, { signal }),
    retry: false,
    staleTime: 0,
    // It is being changed: nothing may move below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
