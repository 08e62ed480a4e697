import { type Client, createClient } from '@flink/contract/client/client.ts';
import { idle } from './idle.ts';
import { currentLocale } from './locale.ts';
import { prefetch, takePrefetched } from './prefetch/prefetch.ts';
import { currentToken } from './session/session-store.ts';

const settings = { token: currentToken, locale: currentLocale };

const counted =
  (client: Client): Client =>
  (name, ...rest) =>
    idle.during(() => client(name, ...rest));

/** The one way to call the server: token and user-locale headers go along. */
export const api = counted(
  createClient({
    fetch: (input, init = {}) => takePrefetched(String(input), init) ?? fetch(input, init),
    ...settings,
  }),
);

/** The same question a moment before: the next `api` call for it has its answer already. */
export const prefetchApi = counted(
  createClient({
    fetch: async (input, init = {}) => (await prefetch(String(input), { ...init, priority: 'low' })).clone(),
    ...settings,
  }),
);
