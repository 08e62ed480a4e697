import { spokenLocale } from '@flink/contract/rules/spoken-locale.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { useSyncExternalStore } from 'react';
import { localStorageText } from './local-storage-text.ts';
import { DEVICE_LOCALE_KEY, LOCALE_KEY } from './prefetch/storage-keys.ts';
import { ownLocaleOf } from './session/own-locale.ts';
import { currentSession, currentToken, subscribeToSession } from './session/session-store.ts';

const byHand = localStorageText(LOCALE_KEY);
const device = localStorageText(DEVICE_LOCALE_KEY);

/** What was chosen by hand is for who chose it: the next to sign in is spoken to in the own language again. */
function endWithSession(): void {
  if (currentToken() === null && byHand.get() !== null) adoptLocale(byHand.get());
}
// A choice that nobody signed in with is over with the page it was made on.
endWithSession();
subscribeToSession(endWithSession);

export const currentLocale = (): string =>
  spokenLocale({
    byHand: byHand.get(),
    own: ownLocaleOf(currentSession()),
    device: device.get(),
    browser: navigator.language,
  }) ?? DEFAULT_LOCALE;

export const chooseLocale = (locale: string): void => byHand.set(locale);

/** For a place that speaks it: gives way to the own language of who signs in there. */
export function adoptLocale(locale: string | null): void {
  device.set(locale);
  byHand.set(null);
}

function subscribe(listener: () => void): () => void {
  const ends = [byHand, device].map((kept) => kept.subscribe(listener)).concat(subscribeToSession(listener));
  return () => {
    for (const end of ends) end();
  };
}

export const useLocale = (): string => useSyncExternalStore(subscribe, currentLocale);
