import { TOKEN_KEY } from '../prefetch/storage-keys.ts';

/** Of this tab, as the token of the view is: other tabs stay in the own account. */
const FROM_KEY = 'flink-viewing-from';
const OVER_KEY = 'flink-viewing-over';

/** The page is loaded anew each way: nothing that one person's screens know is left for those of the other. */
export function enterView(token: string, home: string): void {
  sessionStorage.setItem(FROM_KEY, window.location.pathname + window.location.search);
  sessionStorage.setItem(TOKEN_KEY, token);
  window.location.assign(home);
}

/** To where the view began. `byItself` is said there: the person did not ask for it. */
export function leaveView(how: 'asked' | 'byItself'): void {
  const from = sessionStorage.getItem(FROM_KEY) ?? '/';
  sessionStorage.removeItem(FROM_KEY);
  sessionStorage.removeItem(TOKEN_KEY);
  if (how === 'byItself') sessionStorage.setItem(OVER_KEY, 'yes');
  window.location.replace(from);
}

/** Whether a view has just ended by itself; once. */
export function takeViewOver(): boolean {
  try {
    const over = sessionStorage.getItem(OVER_KEY) !== null;
    sessionStorage.removeItem(OVER_KEY);
    return over;
  } catch {
    return false;
  }
}
