/** The server has a newer program than this page: parts of it that were to come later may be gone. */
const listeners = new Set<() => void>();
let isNewer = false;
let asking: Promise<boolean> | null = null;

export const newRelease = {
  isThere: () => isNewer,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Of this page; every release has another one. */
const ownProgram = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Asked where a part did not come: whether it went with a new release. A line that is away is none. */
export function isGone(): Promise<boolean> {
  asking ??= look().finally(() => {
    asking = null;
  });
  return asking;
}

async function look(): Promise<boolean> {
  const program = ownProgram();
  if (isNewer || program === null) return isNewer;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    isNewer = page.ok && !(await page.text()).includes(program);
  } catch {
    return false;
  }
  if (isNewer) for (const listener of listeners) listener();
  return isNewer;
}

const RELOADED = 'flink.reloaded';

/** Loads the page again where a new release came; once, for one that is kept on the way would come back for ever. */
export async function isReloading(): Promise<boolean> {
  const program = ownProgram() ?? '';
  if (!(await isGone()) || sessionStorage.getItem(RELOADED) === program) return false;
  sessionStorage.setItem(RELOADED, program);
  window.location.reload();
  return true;
}
