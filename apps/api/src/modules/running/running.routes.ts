import { runningCalls } from '@flink/contract/calls/running.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { routesOf } from '../../plugins/calls.ts';
import type { Metrics } from '../../plugins/metrics.ts';
import type { Services } from '../../services.ts';

export function runningRoutes({ readiness }: Pick<Services, 'readiness'>, metrics: Metrics) {
  return routesOf(runningCalls)({
    health: async () => ({
      status: 'ok',
      version: packageJson.version,
      uptimeSeconds: Math.floor(process.uptime()),
    }),
    ready: async () => {
      await readiness.check();
      return { status: 'ok', database: 'ok', files: 'ok' };
    },
    metrics: async ({ reply }) => {
      reply.type(runningCalls.metrics.reply.raw);
      return metrics.text();
    },
  });
}
