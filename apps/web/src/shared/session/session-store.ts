import type { Holder, PermissionTree } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { useSyncExternalStore } from 'react';
import { tell } from '../notices.ts';
import { TOKEN_KEY, VISIT_TOKEN_KEY } from '../prefetch/storage-keys.ts';
import { storedText } from '../stored-text.ts';
import { readToken } from './read-token.ts';

/** A tab in which somebody views as another has a token of its own; that of the device is left alone (shared/viewing). */
const ofTab = storedText(TOKEN_KEY, 'sessionStorage');

export const isViewing = ofTab.get() !== null;

/** Ends with the tab: of who did not want to stay signed in on this device. */
const ofVisit = storedText(VISIT_TOKEN_KEY, 'sessionStorage');
const ofDevice = storedText(TOKEN_KEY);

const current = () => {
  if (isViewing) return ofTab;
  return ofVisit.get() === null ? ofDevice : ofVisit;
};

function subscribe(listener: () => void): () => void {
  const ends = [ofTab, ofVisit, ofDevice].map((stored) => stored.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}

let read: { readonly token: string | null; readonly session: Session | null } = {
  token: null,
  session: null,
};

export const currentToken = (): string | null => current().get();

/** The session of the stored token. One that cannot be used is removed, and the next screen says why. */
export function currentSession(): Session | null {
  const text = currentToken();
  if (read.token === text) return read.session;
  if (text === null) {
    read = { token: null, session: null };
    return null;
  }
  const reading = readToken(text, Date.now());
  if (reading.kind === 'session') {
    // A renewed token says the same of the same people: nothing is drawn anew for it.
    const same = JSON.stringify(reading.session) === JSON.stringify(read.session);
    read = { token: text, session: same ? read.session : reading.session };
    return read.session;
  }
  read = { token: text, session: null };
  tell(reading.code);
  queueMicrotask(signOut);
  return null;
}

/** A renewed token stays where the one before it is. */
export const signInWith = (text: string): void => current().set(text);

/** Until the tab is closed. */
export const signInForVisit = (text: string): void => ofVisit.set(text);

export const signOut = (): void => current().set(null);
export const subscribeToSession = subscribe;
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

/** The session as an access rule sees it. */
export function holderOf(session: Session | null): Holder | null {
  if (session === null) return null;
  const { userRole, learner } = session;
  return {
    alias: userRole.alias,
    flags: { ...userRole.flags, signedIn: true, staff: learner === null, learner: learner !== null },
    permissions: userRole.permissions as PermissionTree,
  };
}
