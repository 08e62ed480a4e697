import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useLocale } from '../../../shared/locale.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { GroupContent, Learner, SolutionMenu } from '../menu/board/board.ts';

export type PlayData = ReplyOf<Calls['playData']>['data'];

/** Why there is nothing to show, or not yet. */
export type NoData =
  | { readonly kind: 'waiting' }
  /** There is nothing to play; the text says why. */
  | { readonly kind: 'nothing'; readonly text: `error.${string}` }
  | { readonly kind: 'offline' | 'failed'; readonly refresh: () => void };

export type MenuData =
  | NoData
  | { readonly kind: 'ready'; readonly menu: SolutionMenu; readonly learners: readonly Learner[] };

type GroupData = NoData | { readonly kind: 'ready'; readonly content: GroupContent };

/** Without a connection it fails at once instead of waiting for one in silence, and comes back with it. */
const ALWAYS = { networkMode: 'always', refetchOnReconnect: true, retry: false } as const;

/** What came a moment ago is drawn without being asked for again. */
const JUST_CAME_MS = 3_000;

/** What each has reached in single activities comes with the group that is opened: the answer does not grow with them. */
export const playData = (locale: string, team: string) =>
  queryOptions({
    queryKey: ['play', 'data', locale, team],
    queryFn: async ({ signal, client }) => {
      const known = client
        .getQueriesData({ queryKey: ['play', 'menu'] })
        .some(([, menu]) => menu !== undefined);
      const menu = known ? 'none' : 'selected';
      const reply = await api('playData', { query: { reports: 'groups', menu } }, { signal });
      const { menu: came, selectedSolutionId } = reply.data;
      // The menu is drawn with the rest, and not asked for by itself.
      if (came)
        client.setQueryData(solutionMenu(selectedSolutionId, 'none').queryKey, { success: true, data: came });
      return reply;
    },
    staleTime: JUST_CAME_MS,
    ...ALWAYS,
  });

const solutionMenu = (id: string, activities: 'all' | 'none') =>
  queryOptions({
    queryKey: ['play', 'menu', id, activities],
    queryFn: ({ signal }) => api('solutionMenu', { params: { id }, query: { activities } }, { signal }),
    staleTime: 5 * 60_000,
    ...ALWAYS,
  });

const menuGroup = (id: string, team: string) =>
  queryOptions({
    queryKey: ['play', 'group', id, team],
    // Not given up with the level that asked ahead: the group that was opened meanwhile waits for the same answer.
    queryFn: () => api('menuGroup', { params: { id } }),
    ...ALWAYS,
  });

/** Those who are signed in together, as one word. */
export const teamKey = (session: Session | null): string =>
  (session?.team ?? []).map(({ _id }) => _id).join();

const useTeamKey = (): string => teamKey(useSession());

export function usePlayQuery() {
  const plays = Boolean(useSession()?.learner);
  // Somebody who has just signed out, or looks at a preview without being a learner, would be refused.
  return useQuery({ ...playData(useLocale(), useTeamKey()), enabled: plays });
}

/** What the learner's area opened with; undefined until it has come. */
export const usePlayData = (): PlayData | undefined => usePlayQuery().data?.data;

/** The menu of the signed-in team and what it has reached; what was there before stays while it is asked again. */
export function useMenuData(wanted = true): MenuData {
  const data = usePlayQuery();
  const solutionId = data.data?.data.selectedSolutionId;
  const menu = useQuery({
    ...solutionMenu(solutionId ?? '', 'none'),
    enabled: wanted && solutionId !== undefined,
  });
  if (data.data && menu.data)
    return { kind: 'ready', menu: menu.data.data, learners: data.data.data.learners };
  return whyNot(data.error ? data : menu, data.isFetching || menu.isFetching);
}

/** What is in a group, and what the team has reached in it. `known` is content with what was asked for before. */
export function useGroupData(groupId: string | undefined, how: 'asked' | 'known' = 'asked'): GroupData {
  const group = useQuery({
    ...menuGroup(groupId ?? '', useTeamKey()),
    enabled: groupId !== undefined,
    staleTime: how === 'known' ? Number.POSITIVE_INFINITY : 0,
  });
  return group.data ? { kind: 'ready', content: group.data.data } : whyNot(group, group.isFetching);
}

/** What waits in a group that can be opened next: when it is chosen it opens at once. */
export function usePrefetchedGroup(groupId: string, wanted: boolean): GroupData {
  const group = useQuery({ ...menuGroup(groupId, useTeamKey()), enabled: wanted, staleTime: 60_000 });
  return group.data ? { kind: 'ready', content: group.data.data } : whyNot(group, group.isFetching);
}

/** With every activity; for who came by a link and nobody knows from where. */
export function useWholeMenu(wanted: boolean): SolutionMenu | undefined {
  const solutionId = usePlayData()?.selectedSolutionId;
  const whole = useQuery({
    ...solutionMenu(solutionId ?? '', 'all'),
    enabled: wanted && solutionId !== undefined,
  });
  return whole.data?.data;
}

/** Spec 1 §8, rows “No solutions” and “Menu”. */
function whyNot({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>, fetching: boolean): NoData {
  if (!error || fetching) return { kind: 'waiting' };
  const refresh = () => void refetch();
  const text = error instanceof CallFailed ? (`error.${error.code}` as const) : null;
  switch (text) {
    case 'error.play.noSolutions':
    case 'error.play.productWithoutSolutions':
    case 'error.play.solutionWithoutMenu':
    case 'error.play.groupNotFound':
      return { kind: 'nothing', text };
    case 'error.network':
      return { kind: 'offline', refresh };
    default:
      return { kind: 'failed', refresh };
  }
}
