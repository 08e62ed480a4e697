import type { Session } from '@flink/contract/entities/session.ts';
import { homeOf } from './home-of.ts';

const KEY = 'flink-target';
/** Long enough to look for a password; a wish of this morning is not one of tonight. */
const KEPT_MS = 30 * 60_000;

/** Where somebody wanted to go who has to sign in first. Of this tab, so that it outlives the way through a school. */
export function rememberTarget(path: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, `${now} ${path}`);
  } catch {
    // Without storage the person is taken home.
  }
}

export function rememberedTarget(now = Date.now()): string | null {
  try {
    return readTarget(sessionStorage.getItem(KEY), now);
  } catch {
    return null;
  }
}

export function forgetTarget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was remembered.
  }
}

export function readTarget(kept: string | null, now: number): string | null {
  const [, at, path] = /^(\d+) (\/[^/].*)$/.exec(kept ?? '') ?? [];
  return path !== undefined && now - Number(at) < KEPT_MS ? path : null;
}

/** Where a person is taken who has just signed in. A password that was given to them is changed before anything else. */
export const afterSignIn = (session: Session, target: string | null): string =>
  session.user.temporaryPassword ? homeOf(session) : (target ?? homeOf(session));
