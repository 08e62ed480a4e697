import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../db/database.ts';
import { isWithin } from './is-within.ts';
import { rateLimitStore } from './rate-limit-store.ts';

/** Whether this is the first use, over all servers. Remembered for as long as what is used can live. */
export type SingleUse = (key: string) => Promise<boolean>;

export function singleUse(db: Db, keyPrefix: string, seconds: number): SingleUse {
  const limiter = new RateLimiterPostgres(rateLimitStore(db, { keyPrefix, points: 1, seconds }));
  return (key) => isWithin(limiter, key);
}
