import { useEffect } from 'react';
import { api } from '../api.ts';
import { tell } from '../notices.ts';
import { endOfSession } from './renewal.ts';
import { currentToken, signInWith, signOut, useSession } from './session-store.ts';

/** Often enough that a blocked person is out within minutes (decisions: Sessions). */
const RENEW_EVERY_MS = 5 * 60_000;
/** The first screen has the line for itself; the server checks the token with every call anyway. */
const FIRST_AFTER_MS = 3_000;

/** Renews the session while somebody is signed in; a refused renewal signs out and says why, a lost connection does not. */
export function useSessionRenewal(): void {
  const userId = useSession()?.user._id;
  useEffect(() => {
    if (!userId) return;
    const renew = async () => {
      const before = currentToken();
      try {
        const { token } = await api('updateToken');
        if (currentToken() === before) signInWith(token);
      } catch (error) {
        const reason = endOfSession(error);
        if (reason === null || currentToken() !== before) return;
        // First the session, then the word about it: the screen that is left would say it and be gone.
        signOut();
        tell(reason);
      }
    };
    const first = setTimeout(renew, FIRST_AFTER_MS);
    const timer = setInterval(renew, RENEW_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [userId]);
}
