import type { Browser } from '@playwright/test';
import { median } from '../measuring/quantile.ts';

/** What the page's own thread did for a touch, from its arrival to the frame that answers it. */
export interface WorkOfTouches {
  readonly usualMs: number;
  readonly longestMs: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** A touch that no frame follows within this time asked for nothing to be drawn: only its own handlers are its work. */
const ANSWERED_WITHIN_US = 100_000;

/** One line of a trace; times in microseconds, `tts` and `tdur` by the clock of the thread's processor time. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/**
 * Processor time, not seconds: what else runs on the machine makes an answer late, but no work of the page.
 */
export async function workOfTouches(
  browser: Browser,
  events: readonly string[],
  play: () => Promise<unknown>,
): Promise<WorkOfTouches> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await play();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly Traced[] };
  const works = worksOf(traceEvents, events);
  return { usualMs: median(works), longestMs: Math.max(0, ...works) };
}

function worksOf(trace: readonly Traced[], events: readonly string[]): number[] {
  const frames = trace.filter(({ name, dur }) => name === 'Commit' && dur !== undefined);
  frames.sort((one, other) => one.ts - other.ts);
  return trace
    .filter(({ name, args }) => name === 'EventDispatch' && events.includes(args?.data?.type ?? ''))
    .map((touch) => {
      const frame = frames.find(
        ({ pid, tid, ts }) => pid === touch.pid && tid === touch.tid && ts >= touch.ts + (touch.dur ?? 0),
      );
      const isAnswered = frame !== undefined && frame.ts - touch.ts <= ANSWERED_WITHIN_US;
      const spent = isAnswered ? (frame.tts ?? 0) + (frame.tdur ?? 0) - (touch.tts ?? 0) : (touch.tdur ?? 0);
      return spent / 1_000;
    });
}
