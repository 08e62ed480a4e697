import { createClient } from '@flink/contract/client/client.ts';
import { currentLocale } from './locale.ts';
import { currentToken } from './session/session-store.ts';

/** The one way to call the server: token and user-locale headers go along. */
export const api = createClient({
  fetch: (input, init) => fetch(input, init),
  token: currentToken,
  locale: currentLocale,
});
