import type { Db } from '@flink/api/db/database.ts';
import { REPORT_NAMES, type ReportName } from '@flink/contract/reports/names.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { quantile } from '../measuring/quantile.ts';
import { tokenOf } from '../measuring/token-of.ts';

/** Requests that are not measured: a server that has just started takes three times as long. */
const WARMING = 20;
const TIMES = 100;
/** A report that misses the goal by far is requested fewer times, so that a run ends. */
const MAX_MS = 8_000;

/** Everything that the usual question leaves to who wants it: each of a thousand centers. */
const FINEST = ['usage-and-master', 'continuity'] as const;

export async function askReport(
  address: string,
  token: string,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await fetch(`${address}/api/reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${JSON.stringify(body)} was answered with ${reply.status}: ${text}`);
  return JSON.parse(text).data;
}

const DAYS: Partial<Record<ReportName, number>> = { cohort: 365, continuity: 365, 'content-partners': 90 };

/** The places of the demo world are small: its people look at those of the seeded country meanwhile. */
export async function inLargePlaces<T>(db: Db, measure: () => Promise<T>): Promise<T> {
  const moved = async (url: string) =>
    sql`update users set learning_center_id = case when users.learning_center_id is not null then center._id end,
        region_id = case when users.region_id is not null then center.region_id end,
        master_organization_id = case when users.master_organization_id is not null then center.master_organization_id end
      from learning_centers as center
      where center.url = ${url} and email in ('center@flink.test', 'region@flink.test', 'district@flink.test')`.execute(
      db,
    );
  await moved('nation-0');
  try {
    return await measure();
  } finally {
    await moved('maple');
  }
}

export async function measureReports(
  address: string,
  people: readonly string[],
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const today = new Date().toISOString().slice(0, 10);
  const measured: Record<string, number> = {};
  for (const person of people) {
    const token = await tokenOf(address, `${person}@flink.test`);
    const usual = REPORT_NAMES.map((report) => ({
      report,
      by: undefined,
      name: `${report} (${person})`,
    }));
    const finest = FINEST.map((report) => ({
      report,
      by: 'center',
      name: `${report} by center (${person})`,
    }));
    for (const { report, by, name } of person === 'master' ? [...usual, ...finest] : usual) {
      const body = { report, by, from: dayAfter(today, -(DAYS[report] ?? 28)), to: today };
      const times: number[] = [];
      try {
        const started = performance.now();
        for (let time = -WARMING; time < TIMES; time += 1) {
          const began = performance.now();
          if (times.length > 2 && began - started > MAX_MS) break;
          await askReport(address, token, body);
          times.push(performance.now() - began);
        }
      } catch (error) {
        // A role without the report is nothing to measure.
        if (String(error).includes('access.denied')) continue;
        measured[name] = Number.POSITIVE_INFINITY;
        say(`  ${name}: ${String(error).slice(0, 200)}`);
        continue;
      }
      const p95 = quantile(
        times.slice(times.length > 2 * WARMING ? WARMING : 1).toSorted((a, b) => a - b),
        0.95,
      );
      measured[name] = p95;
      say(`  ${name}: p95 ${p95.toFixed(0)} ms, the first of all ${times[0]?.toFixed(0)} ms`);
    }
  }
  return measured;
}
