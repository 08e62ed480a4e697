import { type Caller, createCaller, createClient } from '@flink/contract/client/client.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import { noteCall } from './connection/open-calls.ts';
import { idle } from './idle.ts';
import { currentLocale } from './locale.ts';
import { prefetch, takePrefetched } from './prefetch/prefetch.ts';
import { currentToken } from './session/session-store.ts';

const settings = { token: currentToken, locale: currentLocale };

const watched =
  (call: Caller): Caller =>
  (...wish) =>
    idle.during(() => (wish[0] === 'GET' ? noteCall(call(...wish)) : call(...wish)));

/** For addresses that follow a pattern (`/api/admin/{name}`); all others are called by their name. */
export const apiAt = watched(
  createCaller({
    fetch: (input, init = {}) => takePrefetched(String(input), init) ?? fetch(input, init),
    ...settings,
  }),
);

/** The one way to call the server: token and user-locale headers go along. */
export const api = createClient(apiAt, endpoints);

/** The same question a moment before: the next `api` call for it has its answer already. */
export const prefetchApi = createClient(
  watched(
    createCaller({
      fetch: async (input, init = {}) => (await prefetch(String(input), init)).clone(),
      ...settings,
    }),
  ),
  endpoints,
);
