import { type Caller, createCaller, createClient } from '@flink/contract/client/client.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import { idle } from './idle.ts';
import { currentLocale } from './locale.ts';
import { prefetch, takePrefetched } from './prefetch/prefetch.ts';
import { currentToken } from './session/session-store.ts';

const settings = { token: currentToken, locale: currentLocale };

const counted =
  (call: Caller): Caller =>
  (...asked) =>
    idle.during(() => call(...asked));

/** For addresses that follow a pattern (`/api/admin/{name}`); all others are called by their name. */
export const apiAt = counted(
  createCaller({
    fetch: (input, init = {}) => takePrefetched(String(input), init) ?? fetch(input, init),
    ...settings,
  }),
);

/** The one way to call the server: token and user-locale headers go along. */
export const api = createClient(apiAt, endpoints);

/** The same question a moment before: the next `api` call for it has its answer already. */
export const prefetchApi = createClient(
  counted(
    createCaller({
      fetch: async (input, init = {}) => (await prefetch(String(input), init)).clone(),
      ...settings,
    }),
  ),
  endpoints,
);
