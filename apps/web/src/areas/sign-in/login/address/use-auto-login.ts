import { useEffect, useRef } from 'react';
import type { Player } from '../team/team.ts';
import type { LoginQuery } from './login-query.ts';

/** autoLogin=1 with complete pairs signs in once, without a press unless somebody else was here last (spec 1 §2). */
export function useAutoLogin(
  query: LoginQuery,
  signIn: (players: readonly [Player, ...Player[]]) => void,
): void {
  const used = useRef(false);
  useEffect(() => {
    const [first, ...others] = query.players;
    if (used.current || !query.autoLogin || !first || query.players.some(({ password }) => !password)) return;
    used.current = true;
    signIn([first, ...others]);
  }, [query, signIn]);
}
