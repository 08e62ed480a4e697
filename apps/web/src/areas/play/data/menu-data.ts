import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { api } from '../../../shared/api.ts';
import { useLocale } from '../../../shared/locale.ts';
import { ALWAYS, playData, solutionMenu, teamKey } from '../../../shared/play/board-queries.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { GroupContent, Learner, SolutionMenu } from '../menu/board/board.ts';
import { isUp } from '../time/time-left.ts';

/** A menu that somebody looks at without being a learner. */
export interface LookedAt {
  readonly solutionId: string;
  menu(): Promise<ReplyOf<Calls['solutionMenu']>>;
  group(id: string): Promise<ReplyOf<Calls['menuGroup']>>;
  readonly learners: readonly Learner[];
}

/** Null while learners open their own. */
export const LookedAtContext = createContext<LookedAt | null>(null);

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

const menuGroup = (id: string, team: string, lookedAt: LookedAt | null) =>
  queryOptions({
    queryKey: ['play', 'group', id, team],
    // Not given up with the level that asked ahead: the group that was opened meanwhile waits for the same answer.
    queryFn: () => lookedAt?.group(id) ?? api('menuGroup', { params: { id } }),
    ...ALWAYS,
  });

const useTeamKey = (): string => teamKey(useSession());

export function usePlayQuery() {
  const plays = Boolean(useSession()?.learner);
  // Somebody who has just signed out, or looks at a preview without being a learner, would be refused.
  return useQuery({ ...playData(useLocale(), useTeamKey()), enabled: plays });
}

/** What the learner's area opened with; undefined until it has come. */
export const usePlayData = (): PlayData | undefined => usePlayQuery().data?.data;

/** Who has no time left is told nothing of the menu, and does not ask. */
const mayAsk = (data: PlayData | undefined): boolean => data !== undefined && !isUp(data.prepaid);

/** The menu of the signed-in team and what it has reached; what was there before stays while it is asked again. */
export function useMenuData(wanted = true): MenuData {
  const data = usePlayQuery();
  const lookedAt = use(LookedAtContext);
  const solutionId = lookedAt?.solutionId ?? data.data?.data.selectedSolutionId;
  const menu = useQuery({
    ...solutionMenu(solutionId ?? '', 'none'),
    ...(lookedAt && { queryFn: lookedAt.menu }),
    enabled: wanted && (lookedAt !== null || mayAsk(data.data?.data)),
  });
  const learners = lookedAt?.learners ?? data.data?.data.learners;
  if (learners && menu.data) return { kind: 'ready', menu: menu.data.data, learners };
  return whyNot(data.error ? data : menu, data.isFetching || menu.isFetching);
}

/** What is in a group, and what the team has reached in it. `known` is content with what was asked for before. */
export function useGroupData(groupId: string | undefined, how: 'asked' | 'known' = 'asked'): GroupData {
  const group = useQuery({
    ...menuGroup(groupId ?? '', useTeamKey(), use(LookedAtContext)),
    enabled: groupId !== undefined,
    staleTime: how === 'known' ? Number.POSITIVE_INFINITY : 0,
  });
  return group.data ? { kind: 'ready', content: group.data.data } : whyNot(group, group.isFetching);
}

/** What waits in a group that can be opened next: when it is chosen it opens at once. */
export function usePrefetchedGroup(groupId: string, wanted: boolean): GroupData {
  const group = useQuery({
    ...menuGroup(groupId, useTeamKey(), use(LookedAtContext)),
    enabled: wanted,
    staleTime: 60_000,
  });
  return group.data ? { kind: 'ready', content: group.data.data } : whyNot(group, group.isFetching);
}

/** With every activity; for who came by a link and nobody knows from where. */
export function useWholeMenu(wanted: boolean): SolutionMenu | undefined {
  const data = usePlayData();
  const whole = useQuery({
    ...solutionMenu(data?.selectedSolutionId ?? '', 'all'),
    enabled: wanted && mayAsk(data),
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
    // Below the sheet that says so, until there is more.
    case 'error.play.timeUsedUp':
      return { kind: 'waiting' };
    case 'error.network':
      return { kind: 'offline', refresh };
    default:
      return { kind: 'failed', refresh };
  }
}
