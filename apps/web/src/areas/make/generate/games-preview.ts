import { queryOptions } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { idOf, type Source } from './game-choice.ts';

const GAMES = ['make', 'generate'] as const;

/** What all games would be of the words, in whatever language it is read. */
export const gamesKey = (source: Source) => [...GAMES, idOf(source)] as const;

export const gamesPreview = (source: Source, locale: string) =>
  queryOptions({
    queryKey: [...gamesKey(source), locale],
    queryFn: async ({ signal }) => (await officeApi('previewActivities', { body: source }, { signal })).data,
    retry: false,
    // What is looked at stays until somebody changes it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
  });
