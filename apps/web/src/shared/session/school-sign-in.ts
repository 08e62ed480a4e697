import { api } from '../api.ts';

const STATE_KEY = 'flink-school-state';

/** Where the school sign-in comes back to. */
export const callbackUrl = (): string => `${window.location.origin}/login/clever`;

/** Leaves for the school sign-in with a state only this tab knows. */
export async function beginSchoolSignIn(): Promise<void> {
  const state = crypto.randomUUID();
  sessionStorage.setItem(STATE_KEY, state);
  const { url } = await api('cleverStart', { query: { url: callbackUrl(), state } });
  window.location.assign(url);
}

/** True once for the state we left with: an answer nobody asked for must not sign anybody in. */
export function takeState(state: string | null): boolean {
  const left = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  return left !== null && left === state;
}
