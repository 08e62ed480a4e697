import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../db/database.ts';
import { isWithin } from './is-within.ts';
import { rateLimitStore } from './rate-limit-store.ts';

/** How often something may be done in an hour, over all servers. */
export function hourlyLimit(db: Db, limit: { readonly keyPrefix: string; readonly points: number }) {
  const limiter = new RateLimiterPostgres(rateLimitStore(db, limit));
  return {
    /** Throws request.tooMany. */
    async count(key: string, points = 1): Promise<void> {
      if (!(await isWithin(limiter, key, points))) throw new AppError('request.tooMany');
    },
  };
}
