import { scratchInstallation } from '../../apps/api/src/db/embedded/testing/scratch-installation.ts';
import { killPostgres } from '../../apps/api/src/testing/outages/killed-postgres.ts';
import { SERVING_AGAIN_WITHIN_MS, tooLong } from '../../apps/api/src/testing/outages/outages-under-load.ts';
import { spawnFlink } from '../../apps/api/src/testing/spawned-flink.ts';
import { quantile } from '../measuring/quantile.ts';

const OUTAGES = 200;

export interface Outages {
  readonly outages: number;
  readonly p50Ms: number;
  readonly longestMs: number;
  /** What of the longest gap the machine itself stood still for. */
  readonly longestStalledMs: number;
  /** Gaps longer than the goal without that. */
  readonly tooLong: number;
  readonly longestGoalMs: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubledSeconds: number;
}

/** PostgreSQL is killed again and again while people play. */
export async function outages(count: number = OUTAGES): Promise<Outages> {
  const house = await scratchInstallation();
  const flink = spawnFlink({
    FLINK_DATA: house.dataFolder,
    FLINK_LOG: 'silent',
    FLINK_REQUESTS_PER_MINUTE: '10000000',
  });
  try {
    const report = await killPostgres(house, await flink.ready, count);
    const { acknowledged, lost, doubledSeconds } = report;
    const gaps = report.gaps.toSorted((one, other) => one.milliseconds - other.milliseconds);
    const longest = gaps.at(-1);
    return {
      outages: gaps.length,
      p50Ms: quantile(
        gaps.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      longestMs: longest?.milliseconds ?? Number.NaN,
      longestStalledMs: longest?.stalledMs ?? Number.NaN,
      tooLong: tooLong(report).length,
      longestGoalMs: SERVING_AGAIN_WITHIN_MS,
      acknowledged,
      lost,
      doubledSeconds,
    };
  } finally {
    flink.signal('SIGTERM');
    await flink.ended;
    await house.remove();
  }
}
