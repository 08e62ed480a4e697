import { runningCalls } from '@flink/contract/calls/running.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import packageJson from '../../../package.json' with { type: 'json' };
import type { House } from '../../house.ts';
import { inTime } from '../../in-time.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Metrics } from '../../plugins/metrics.ts';

const ANSWER_WITHIN_MS = 2_000;

export function runningRoutes({ db, files }: House, metrics: Metrics) {
  return routesOf(runningCalls)({
    health: async () => ({
      status: 'ok',
      version: packageJson.version,
      uptimeSeconds: Math.floor(process.uptime()),
    }),
    ready: async () => {
      try {
        await inTime(Promise.all([sql`select 1`.execute(db), files.check()]), ANSWER_WITHIN_MS);
      } catch (error) {
        throw new AppError('server.unavailable', { cause: error });
      }
      return { status: 'ok', database: 'ok', files: 'ok' };
    },
    metrics: async ({ reply }) => {
      reply.type(runningCalls.metrics.reply.raw);
      return metrics.text();
    },
  });
}
