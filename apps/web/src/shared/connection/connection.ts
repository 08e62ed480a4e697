/** `slow`: an answer has been waited for long. `none`: the server cannot be reached. */
export type Line = 'good' | 'slow' | 'none';

export interface ConnectionPlaces {
  /** Whether the server answers now. */
  probe(): Promise<boolean>;
  /** Calls back later; the answer takes it back. */
  later(milliseconds: number, run: () => void): () => void;
}

/** Whoever waits longer for an answer is told why. */
export const SLOW_MS = 4_000;
/** A server that is gone may be back soon, or only tomorrow. */
const PROBE_AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 15_000];

export interface Connection {
  line(): Line;
  subscribe(listener: () => void): () => void;
  /** Calls back whenever the server can be reached again. */
  onBack(listener: () => void): () => void;
  /** Watches a call that somebody has waited for so long already. */
  watch(answer: Promise<unknown>, waitedMs?: number): Promise<void>;
  /** A call had no answer: the server is asked whether it is the line. */
  doubt(): void;
  /** The browser says that there is no line. */
  lost(): void;
}

/** Knows whether the server can be reached, by the calls of the page and by asking again while it cannot. */
export function createConnection({ probe, later }: ConnectionPlaces): Connection {
  let slowCalls = 0;
  let reachable = true;
  let failures = 0;
  let probing = false;
  let takeBack: (() => void) | null = null;
  let reported: Line = 'good';
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const line = (): Line => (reachable ? (slowCalls > 0 ? 'slow' : 'good') : 'none');

  function report(): void {
    if (line() === reported) return;
    reported = line();
    for (const listener of listeners) listener();
  }

  function reached(): void {
    takeBack?.();
    takeBack = null;
    failures = 0;
    if (reachable) return;
    reachable = true;
    report();
    for (const listener of waiting) listener();
  }

  function missed(): void {
    reachable = false;
    report();
    takeBack ??= later(PROBE_AGAIN_MS[Math.min(failures, PROBE_AGAIN_MS.length - 1)] ?? 0, () => {
      takeBack = null;
      void check();
    });
    failures += 1;
  }

  async function check(): Promise<void> {
    if (probing) return;
    probing = true;
    const answers = await probe();
    probing = false;
    if (answers) reached();
    else missed();
  }

  return {
    line,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onBack(listener) {
      waiting.add(listener);
      return () => void waiting.delete(listener);
    },
    async watch(answer, waitedMs = 0) {
      let slow = false;
      const inTime = later(Math.max(0, SLOW_MS - waitedMs), () => {
        slow = true;
        slowCalls += 1;
        report();
        void check();
      });
      await Promise.allSettled([answer]);
      inTime();
      if (slow) slowCalls -= 1;
      report();
    },
    doubt: () => void check(),
    lost: missed,
  };
}
