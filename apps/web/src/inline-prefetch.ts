// Stands in the page itself, so that what the first screen needs is on its way while the program is still being read.

import { spokenLocale } from '@flink/contract/rules/play/spoken-locale.ts';
import { neededAt } from './shared/prefetch/needed-at.ts';
import { prefetch } from './shared/prefetch/prefetch.ts';
import { DEVICE_LOCALE_KEY, LOCALE_KEY, TOKEN_KEY, VISIT_TOKEN_KEY } from './shared/prefetch/storage-keys.ts';
import { ownLocaleOf } from './shared/session/own-locale.ts';
import { readToken } from './shared/session/read-token.ts';

try {
  const token =
    sessionStorage.getItem(TOKEN_KEY) ??
    sessionStorage.getItem(VISIT_TOKEN_KEY) ??
    localStorage.getItem(TOKEN_KEY);
  const reading = token === null ? null : readToken(token, Date.now());
  // A token that cannot be used is left to the program, which says why.
  const session = reading?.kind === 'session' ? reading.session : null;
  if (token === null || session !== null) {
    const headers = {
      'user-locale':
        spokenLocale({
          byHand: localStorage.getItem(LOCALE_KEY),
          own: ownLocaleOf(session),
          device: localStorage.getItem(DEVICE_LOCALE_KEY),
          browser: navigator.language,
        }) ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    for (const address of neededAt(window.location.pathname, Boolean(session?.learner)))
      prefetch(address, { method: 'GET', headers }).catch(() => {});
  }
} catch {
  // Without storage (private mode) the screens ask themselves.
}
