import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../tools/root.ts';
import { metricsOf } from '../measuring/metrics.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';

/** The goal of the second `npm start`. */
const SECOND_START_GOAL_MS = 5_000;
const SETTLE_MS = 2_000;
const METRICS_TOKEN = 'bench-metrics-token';

export interface Starts {
  readonly firstMs: number;
  readonly secondMs: number;
  readonly secondGoalMs: number;
  readonly residentBytes: number;
}

/** The program behind `npm start`, twice on one data folder: the first makes the database and the demo world. */
export async function startsAndMemory(): Promise<Starts> {
  return withScratchFolder(async (FLINK_DATA) => {
    const start = () =>
      spawned(join(ROOT, 'tools/run.mjs'), ['start'], {
        FLINK_DATA,
        FLINK_METRICS_TOKEN: METRICS_TOKEN,
        PORT: '0',
      });
    const first = await start();
    await first.stop();
    const second = await start();
    try {
      await sleep(SETTLE_MS);
      return {
        firstMs: first.milliseconds,
        secondMs: second.milliseconds,
        secondGoalMs: SECOND_START_GOAL_MS,
        // What the server says of itself: the process that listens is not the one that was spawned here.
        residentBytes: (await metricsOf(second.address, METRICS_TOKEN))('process_resident_memory_bytes'),
      };
    } finally {
      await second.stop();
    }
  });
}
