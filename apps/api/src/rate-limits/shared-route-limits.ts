import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/database.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { placeOf } from './place-hash.ts';
import { MINUTE_SECONDS, rateLimitStore } from './rate-limit-store.ts';

/**
 * Limits up to this many a minute stand between somebody and an account, and hold over all servers. Larger ones only
 * keep a server from being flooded: each counts them for itself, and asks the database nothing.
 */
const SHARED_UP_TO = 100;

interface Needs {
  readonly db: Db;
  readonly placeKey: Uint8Array;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export type CountTogether = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** After the limit of this server has let a request pass: what the others have let pass counts too. */
export function sharedRouteLimits({ db, placeKey, log }: Needs) {
  return (name: string, perMinute: number | undefined): CountTogether | null => {
    if (perMinute === undefined || perMinute > SHARED_UP_TO) return null;
    const limiter = new RateLimiterPostgres(
      rateLimitStore(db, { keyPrefix: `call:${name}`, points: perMinute, seconds: MINUTE_SECONDS }),
    );
    return async (request, reply) => {
      try {
        await limiter.consume(placeOf(request.ip, placeKey));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          reply.header('retry-after', Math.ceil(refused.msBeforeNext / 1_000));
          throw new AppError('request.tooMany');
        }
        // The limit of this server holds meanwhile; an outage is in the log once already (main.ts).
        if (!(refused instanceof DatabaseAway))
          log.warn({ err: refused, name }, 'a call was counted here alone');
      }
    };
  };
}
