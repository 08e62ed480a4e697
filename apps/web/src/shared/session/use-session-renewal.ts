import { useEffect } from 'react';
import { api } from '../api.ts';
import { tell } from '../notices.ts';
import { endOfSession } from './renewal.ts';
import { currentSession, currentToken, signInWith, signOut, useSession } from './session-store.ts';
import { rememberTarget } from './target.ts';

/** Often enough that a blocked person is out within minutes (decisions: Sessions). */
const RENEW_EVERY_MS = 5 * 60_000;
/** The first screen has the line for itself; the server checks the token with every call anyway. */
const FIRST_AFTER_MS = 3_000;

/** A refused renewal signs out and says why; a lost connection does not. */
export async function renewSession(): Promise<void> {
  const before = currentToken();
  if (before === null) return;
  try {
    const { token } = await api('updateToken');
    if (currentToken() === before) signInWith(token);
  } catch (error) {
    const reason = endOfSession(error);
    if (reason === null || currentToken() !== before) return;
    // Who was in the middle of work goes on with it; a tablet is handed on to the next learner.
    if (currentSession()?.learner === null) rememberTarget(location.pathname + location.search);
    // First the session, then the word about it: the screen that is left would say it and be gone.
    signOut();
    tell(reason);
  }
}

/** Renews the session while somebody is signed in. */
export function useSessionRenewal(): void {
  const userId = useSession()?.user._id;
  useEffect(() => {
    if (!userId) return;
    const first = setTimeout(renewSession, FIRST_AFTER_MS);
    const timer = setInterval(renewSession, RENEW_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [userId]);
}
