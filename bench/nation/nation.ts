import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Db } from '@flink/api/db/database.ts';
import { rebuildSums } from '@flink/api/modules/reports/rollup/rebuild-sums.ts';
import { sql } from 'kysely';
import { withRunningFlink } from '../measuring/running-flink.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { inLargePlaces, measureReports } from './ask-reports.ts';
import { isSeeded, seed } from './seed.ts';
import { finishingShare, LAG_GOAL_MS, lagOf } from './while-playing.ts';

/** A nation; with `--small` a tenth of its learners and rows in as many centers. */
const LEARNERS = 200_000;
const ROWS = 20_000_000;
const CENTERS = 1_000;
const SMALL = 10;

const REPORT_GOAL_MS = 50;
const REBUILD_GOAL_MS = 60_000;
const SLOWER_GOAL = 0.9;

export interface Nation {
  readonly learners: number;
  readonly rows: number;
  /** From nothing, as after a restore; and again, when all is right already, as on most Sundays. */
  readonly rebuilt?: { readonly fromNothingMs: number; readonly againMs: number };
  readonly rebuildGoalMs: number;
  /** 19 of 20, by report and who asks. */
  readonly reports: Readonly<Record<string, number>>;
  readonly reportGoalMs: number;
  /** Finished activities with the sums, as so many of those without. */
  readonly played?: { readonly lagMs: number; readonly finishing: number };
  readonly lagGoalMs: number;
  readonly finishingGoal: number;
}

const flagged = (flag: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${flag}=`))?.slice(flag.length + 3);

/** What is measured: all of it, or what `--only=` names. */
const isWanted = (what: 'rebuild' | 'reports' | 'play'): boolean =>
  (flagged('only') ?? what).split(',').includes(what);

/** With `--kept=<folder>` the database stays there, and the next run asks it again instead of making one. */
function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const kept = flagged('kept');
  if (kept === undefined) return withScratchFolder(work);
  return mkdir(kept, { recursive: true, mode: 0o755 }).then(() => work(resolve(kept)));
}

/** Reports over a nation that has played for a year: how fast, how fresh, what they cost those who play. */
export async function nation(say: (line: string) => void): Promise<Nation> {
  const part = process.argv.includes('--small') ? SMALL : 1;
  const size = { learners: LEARNERS / part, rows: ROWS / part, centers: CENTERS };
  const measured = async ({
    address,
    db,
  }: {
    readonly address: string;
    readonly db: Db;
  }): Promise<Nation> => {
    const isKept = await isSeeded(db);
    if (!isKept) await seed(db, size, say);
    const rebuilt = !isKept || isWanted('rebuild') ? await rebuilding(db, say) : undefined;
    const reports = isWanted('reports')
      ? await inLargePlaces(db, () =>
          measureReports(address, ['master', 'district', 'region', 'center'], say),
        )
      : {};
    const played = isWanted('play')
      ? { lagMs: await lagOf(address, db), finishing: await finishingShare(address, db, say) }
      : undefined;
    return {
      ...size,
      ...(rebuilt ? { rebuilt } : {}),
      rebuildGoalMs: REBUILD_GOAL_MS,
      reports,
      reportGoalMs: REPORT_GOAL_MS,
      ...(played ? { played } : {}),
      lagGoalMs: LAG_GOAL_MS,
      finishingGoal: SLOWER_GOAL,
    };
  };
  // As the job that makes the sums has it: two at a time.
  return withFolder((folder) => withRunningFlink(folder, measured, { connections: 2 }));
}

async function rebuilding(db: Db, say: (line: string) => void): Promise<Nation['rebuilt']> {
  const rebuilt = async (how: string): Promise<number> => {
    const began = performance.now();
    await rebuildSums(db);
    const took = performance.now() - began;
    say(`  ${how} ${(took / 1_000).toFixed(1)} s`);
    return took;
  };
  say('Making all sums again …');
  await sql`truncate learner_play_days, learner_mastery_days, center_play_days, center_play_hours, center_active_days,
    center_mastery_days, center_members, learner_years, family_years`.execute(db);
  const fromNothingMs = await rebuilt('from nothing');
  await sql`vacuum analyze`.execute(db);
  return { fromNothingMs, againMs: await rebuilt('once more') };
}
