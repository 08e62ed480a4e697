import { CallFailed } from '@flink/contract/client/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useLocale } from '../../../shared/locale.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { Learner, SolutionMenu } from './board.ts';

export type MenuData =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly menu: SolutionMenu; readonly learners: readonly Learner[] }
  /** There is nothing to play; the text says why. */
  | { readonly kind: 'nothing'; readonly text: `error.${string}` }
  | { readonly kind: 'offline' | 'failed'; readonly refresh: () => void };

/** Without a connection it fails at once instead of waiting for one in silence, and comes back with it. */
const ALWAYS = { networkMode: 'always', refetchOnReconnect: true, retry: false } as const;

const playData = (locale: string, team: string) =>
  queryOptions({
    queryKey: ['play', 'data', locale, team],
    queryFn: ({ signal }) => api('playData', {}, { signal }),
    ...ALWAYS,
  });

const solutionMenu = (id: string) =>
  queryOptions({
    queryKey: ['play', 'menu', id],
    queryFn: ({ signal }) => api('solutionMenu', { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    ...ALWAYS,
  });

/** The menu of the signed-in team and what it has reached; what was there before stays while it is asked again. */
export function useMenuData(): MenuData {
  const session = useSession();
  const team = (session?.team ?? []).map(({ _id }) => _id).join();
  // Somebody who has just signed out is on the way out: the server would refuse to answer.
  const data = useQuery({ ...playData(useLocale(), team), enabled: session !== null });
  const solutionId = data.data?.data.selectedSolutionId;
  const menu = useQuery({ ...solutionMenu(solutionId ?? ''), enabled: solutionId !== undefined });

  if (data.data && menu.data)
    return { kind: 'ready', menu: menu.data.data, learners: data.data.data.learners };
  const error = data.error ?? menu.error;
  if (!error || data.isFetching || menu.isFetching) return { kind: 'waiting' };
  const refresh = () => void (data.error ? data.refetch() : menu.refetch());
  switch (error instanceof CallFailed ? (`error.${error.code}` as const) : null) {
    case 'error.play.noSolutions':
    case 'error.play.productWithoutSolutions':
      return { kind: 'nothing', text: 'error.play.noSolutions' };
    case 'error.play.solutionWithoutMenu':
      return { kind: 'nothing', text: 'error.play.solutionWithoutMenu' };
    case 'error.network':
      return { kind: 'offline', refresh };
    default:
      return { kind: 'failed', refresh };
  }
}
