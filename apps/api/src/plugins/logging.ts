import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';

/** Lines are gathered, because a write for each costs a tenth of a small request; an exit writes what is left. */
const WRITTEN_WITHIN_MS = 200;

/**
 * Requests are logged by route pattern, method, status and time. Addresses, bodies and headers are not: they hold
 * emails, passwords of the `/login` query string, tokens and children's names.
 */
export function logger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): FastifyBaseLogger {
  return pino(
    {
      level: config.logLevel,
      base: { app: 'flink' },
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
        remove: true,
      },
      serializers: {
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'none',
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: unknown }) => ({
          type: error.name,
          code: error.code,
          stack: placesOf(error),
        }),
      },
    },
    destination ??
      pino.destination({ dest: 2, sync: false, minLength: 4_096, periodicFlush: WRITTEN_WITHIN_MS }),
  );
}

/** Where it broke, without the message: database errors quote the row they stumbled over. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n');
}
