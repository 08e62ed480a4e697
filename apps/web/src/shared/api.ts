import { createClient } from '@flink/contract/client/client.ts';
import { askAhead, takeAhead } from './ahead/asked-ahead.ts';
import { currentLocale } from './locale.ts';
import { currentToken } from './session/session-store.ts';

const settings = { token: currentToken, locale: currentLocale };

/** The one way to call the server: token and user-locale headers go along. */
export const api = createClient({
  fetch: (input, init = {}) => takeAhead(String(input), init) ?? fetch(input, init),
  ...settings,
});

/** The same question a moment before: the next `api` call for it has its answer already. */
export const apiAhead = createClient({
  fetch: async (input, init = {}) => (await askAhead(String(input), init)).clone(),
  ...settings,
});
