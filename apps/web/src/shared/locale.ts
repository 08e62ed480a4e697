import type { Session } from '@flink/contract/entities/session.ts';
import { spokenLocale } from '@flink/contract/rules/play/spoken-locale.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { useSyncExternalStore } from 'react';
import { DEVICE_LOCALE_KEY, LOCALE_KEY } from './prefetch/storage-keys.ts';
import { ownLocaleOf } from './session/own-locale.ts';
import { readToken } from './session/read-token.ts';
import { currentSession, currentToken, subscribeToSession } from './session/session-store.ts';
import { storedText } from './stored-text.ts';

const byHand = storedText(LOCALE_KEY);
const device = storedText(DEVICE_LOCALE_KEY);
/** The language was asked for by an address: it ends with the visit. */
const byAddress = storedText('flink-locale-by-address');

/** What was chosen by hand is for who chose it: the next to sign in is spoken to in the own language again. */
function endWithSession(): void {
  if (currentToken() !== null || byHand.get() === null) return;
  if (byAddress.get() === null) adoptLocale(byHand.get());
  else byHand.set(null);
  byAddress.set(null);
}
// A choice that nobody signed in with is over with the page it was made on.
endWithSession();
subscribeToSession(endWithSession);

const localeIn = (session: Session | null): string =>
  spokenLocale({
    byHand: byHand.get(),
    own: ownLocaleOf(session),
    device: device.get(),
    browser: navigator.language,
  }) ?? DEFAULT_LOCALE;

export const currentLocale = (): string => localeIn(currentSession());

/** What will be spoken with a token that is about to be taken. */
export function localeWith(token: string): string {
  const reading = readToken(token, Date.now());
  return localeIn(reading.kind === 'session' ? reading.session : null);
}

export const localeByHand = (): string | null => byHand.get();

export function chooseLocale(locale: string): void {
  byAddress.set(null);
  byHand.set(locale);
}

/** For whoever comes by this address; the next person at the device is spoken to as before. */
export function visitInLocale(locale: string): void {
  byAddress.set('yes');
  byHand.set(locale);
}

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
