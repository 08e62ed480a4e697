import { setTimeout as sleep } from 'node:timers/promises';
import { playLoad } from './play-load.ts';
import { watchStalls } from './stalls.ts';

/** Ends a wait that would never end, measures nothing: a busy machine takes its time. */
const ANSWERED_WITHIN_MS = 60_000;
/** Something is under way again before the next one. */
const BREATH_MS = 100;

type Query = <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>;

/** From an outage to the first answer to something that was sent after it. */
export interface Gap {
  readonly milliseconds: number;
  /** What of it this process, too, only waited for its turn on the machine: nobody could have served then. */
  readonly stalledMs: number;
}

export interface OutagesReport {
  readonly outages: number;
  readonly gaps: readonly Gap[];
  readonly acknowledged: number;
  /** What was acknowledged and is not in the database. */
  readonly lost: number;
  /** Seconds of play that stand in the sums and not in the rows, or the other way round. */
  readonly doubledSeconds: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Nobody should have to wait longer after an outage (docs/decisions/038). */
export const SERVING_AGAIN_WITHIN_MS = 5_000;

/** The gaps that were too long, whatever the machine was busy with beside. */
export const tooLong = ({ gaps }: OutagesReport): readonly Gap[] =>
  gaps.filter(({ milliseconds, stalledMs }) => milliseconds - stalledMs > SERVING_AGAIN_WITHIN_MS);

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
  // The seconds of their play lie in the past, which is believed of those who were signed in then.
  const load = await playLoad(address, () =>
    query("update sessions set started_at = started_at - interval '6 days'"),
  );
  const stalls = watchStalls();
  const gaps: Gap[] = [];
  try {
    await load.nextAnswer(ANSWERED_WITHIN_MS);
    for (let outage = 0; outage < outages; outage += 1) {
      await breakIt(outage);
      const before = stalls.milliseconds();
      const milliseconds = await load.nextAnswer(ANSWERED_WITHIN_MS);
      gaps.push({ milliseconds, stalledMs: stalls.milliseconds() - before });
      await sleep(BREATH_MS);
    }
  } finally {
    stalls.end();
    await load.stop();
  }
  const kept = await query<{ place: string }>(
    `select 'result ' || _id || ' ' || learner_id as place from activity_results
      union all select 'time ' || _id || ' ' || learner_id from play_time`,
  );
  const places = new Set(kept.map(({ place }) => place));
  return {
    outages,
    gaps,
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter(({ kind, key, learnerId }) => !places.has(`${kind} ${key} ${learnerId}`))
      .length,
    doubledSeconds: (await difference()) - before,
    refusals: Object.fromEntries(load.refusals),
  };
}
