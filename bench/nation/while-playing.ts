import type { Db } from '@flink/api/db/database.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { median } from '../measuring/quantile.ts';
import { tokenOf } from '../measuring/token-of.ts';
import { finishedAt } from '../server/finishing.ts';
import { askReport } from './ask-reports.ts';

const TURNS = 4;
export const LAG_GOAL_MS = 1_000;

/** From the answer to a finished game until the report of its center tells it. */
export async function lagOf(address: string, db: Db): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const question = { report: 'usage-and-master', from: dayAfter(today, -28), to: dayAfter(today, 1) };
  const center = await tokenOf(address, 'center@flink.test');
  const begun = async () => Number((await askReport(address, center, question)).total?.['begun' as never]);
  // What was begun before is not begun again.
  await sql`delete from learner_reports where learner_id = (select _id from family_members where username = 'leo')`.execute(
    db,
  );
  const before = await begun();
  await finishedAt(address, ['leo'], 1, 200);
  const began = performance.now();
  while ((await begun()) === before && performance.now() - began < 10 * LAG_GOAL_MS);
  return performance.now() - began;
}

const TRIGGERS = [
  ['learner_reports', 'rollup_report_dated'],
  ['learner_reports', 'rollup_report_added'],
  ['learner_reports', 'rollup_report_changed'],
  ['learner_mastery_days', 'rollup_mastery_changed'],
  ['learner_play_days', 'rollup_day_changed'],
  ['learner_play_days', 'rollup_seconds_changed'],
  ['play_time', 'rollup_play_added'],
] as const;

/** In turns with the sums and without them, each of them first in every second one: what grows meanwhile is no cost of the sums. */
export async function finishingShare(address: string, db: Db, say: (line: string) => void): Promise<number> {
  const turnTriggers = async (how: 'enable' | 'disable') => {
    for (const [table, trigger] of TRIGGERS)
      await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(db);
  };
  const turn = async (how: 'enable' | 'disable') => {
    await turnTriggers(how);
    return (await finishedAt(address)).perSecond;
  };
  const shares: number[] = [];
  for (let number = 0; number < TURNS; number += 1) {
    const isFirst = number % 2 === 0;
    const first = await turn(isFirst ? 'disable' : 'enable');
    const second = await turn(isFirst ? 'enable' : 'disable');
    const [without, withSums] = isFirst ? [first, second] : [second, first];
    say(`  finished activities with sums ${withSums.toFixed(0)}, without ${without.toFixed(0)} a second`);
    shares.push(withSums / without);
  }
  // A database that is kept is measured again.
  await turnTriggers('enable');
  return median(shares);
}
