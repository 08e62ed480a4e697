import { readdir, readFile } from 'node:fs/promises';
import { playLoad } from './play-load.ts';

/** Ends a wait that would never end, measures nothing: a busy machine takes its time. */
const ANSWERED_WITHIN_MS = 60_000;
/** Something is under way again before the next one. */
const BREATH_MS = 100;

type Query = <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>;

export interface OutagesReport {
  readonly outages: number;
  /** From each outage to the first answer to something that was sent after it, the shortest first. */
  readonly gapsMs: readonly number[];
  readonly acknowledged: number;
  /** What was acknowledged and is not in the database. */
  readonly lost: number;
  /** Seconds of play that stand in the sums and not in the rows, or the other way round. */
  readonly doubledSeconds: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Breaks the database again and again while learners play, then looks for everything that was acknowledged. */
export async function outagesUnderLoad(wish: {
  readonly address: string;
  readonly outages: number;
  readonly query: Query;
  readonly breakIt: (outage: number) => Promise<void>;
}): Promise<OutagesReport> {
  const { address, outages, query, breakIt } = wish;
  const difference = async () => {
    const [row] = await query<{ seconds: number }>(
      `select ((select coalesce(sum(seconds), 0) from learner_play_days)
        - (select coalesce(sum(seconds), 0) from play_time))::int as seconds`,
    );
    return row?.seconds ?? Number.NaN;
  };
  const before = await difference();
  const load = await playLoad(address);
  const gapsMs: number[] = [];
  try {
    await load.nextAnswer(ANSWERED_WITHIN_MS);
    for (let outage = 0; outage < outages; outage += 1) {
      await breakIt(outage);
      gapsMs.push(await load.nextAnswer(ANSWERED_WITHIN_MS));
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  } finally {
    await load.stop();
  }
  const kept = await query<{ place: string }>(
    `select 'result ' || _id || ' ' || learner_id as place from activity_results
      union all select 'time ' || _id || ' ' || learner_id from play_time`,
  );
  const places = new Set(kept.map(({ place }) => place));
  return {
    outages,
    gapsMs: gapsMs.toSorted((one, other) => one - other),
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter(({ kind, key, learnerId }) => !places.has(`${kind} ${key} ${learnerId}`))
      .length,
    doubledSeconds: (await difference()) - before,
    refusals: Object.fromEntries(load.refusals),
  };
}

/** The processes that a PostgreSQL has started, when it starts and ends none. */
export async function processesUnder(server: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    if (Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]) === server) found.push(Number(entry));
  }
  return found;
}
