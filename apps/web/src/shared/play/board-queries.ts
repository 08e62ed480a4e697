import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

type Board = ReplyOf<Calls['playData']>['data'];

/** Without a connection it fails at once instead of waiting for one in silence, and comes back with it. */
export const ALWAYS = { networkMode: 'always', refetchOnReconnect: true, retry: false } as const;

/** What came a moment ago is drawn without being asked for again. */
const JUST_CAME_MS = 10_000;

/** Those who are signed in together, as one word. */
export const teamKey = (session: Session | null): string =>
  (session?.team ?? []).map(({ _id }) => _id).join();

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
      keepMenu(client, reply.data);
      return reply;
    },
    staleTime: JUST_CAME_MS,
    ...ALWAYS,
  });

export const solutionMenu = (id: string, activities: 'all' | 'none') =>
  queryOptions({
    queryKey: ['play', 'menu', id, activities],
    queryFn: ({ signal }) => api('solutionMenu', { params: { id }, query: { activities } }, { signal }),
    staleTime: 5 * 60_000,
    ...ALWAYS,
  });

/** The menu is drawn with the rest, and not asked for by itself. */
function keepMenu(client: QueryClient, { menu, selectedSolutionId }: Board): void {
  if (menu)
    client.setQueryData(solutionMenu(selectedSolutionId, 'none').queryKey, { success: true, data: menu });
}

/** What came with the answer to the sign-in is what the learner's area opens with. */
export function keepBoard(client: QueryClient, locale: string, session: Session, data: Board): void {
  keepMenu(client, data);
  client.setQueryData(playData(locale, teamKey(session)).queryKey, { success: true, data });
}
