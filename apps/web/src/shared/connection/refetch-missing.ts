import type { QueryClient } from '@tanstack/react-query';

/** Asks again for what failed, or has not come, on the screens that are open. */
export const refetchMissing = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status !== 'success' });
