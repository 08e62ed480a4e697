import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
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
      await sleep(BREATH_MS);
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

/** Makes a PostgreSQL stand still as a machine without a processor to spare would; it goes on when told. */
export async function standStill(server: number): Promise<{ goOn(): void }> {
  const stopped = new Set<number>();
  const state = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return { parent: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]), is: /^State:\s*(\w)/m.exec(status)?.[1] };
  };
  const stop = async (pid: number) => {
    stopped.add(pid);
    send(pid, 'SIGSTOP');
    // It stops when it is its turn to run, and may end before.
    while (!['T', 'Z', undefined].includes((await state(pid)).is)) await sleep(5);
  };
  await stop(server);
  for (const entry of await readdir('/proc'))
    if (/^\d+$/.test(entry) && (await state(Number(entry))).parent === server) await stop(Number(entry));
  return {
    goOn: () => {
      for (const pid of stopped) send(pid, 'SIGCONT');
    },
  };
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
