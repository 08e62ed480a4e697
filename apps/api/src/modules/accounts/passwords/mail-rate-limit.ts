import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../../../db/database.ts';
import { isWithin } from '../../../rate-limits/is-within.ts';
import { rateLimitStore } from '../../../rate-limits/rate-limit-store.ts';

/** Mails about a password that one account gets in an hour: a stranger must not fill a mailbox. */
const MAILS = 3;

export function mailRateLimit(db: Db) {
  const limiter = new RateLimiterPostgres(rateLimitStore(db, { keyPrefix: 'mail', points: MAILS }));
  return {
    /** Counts, and tells whether one more may go out. */
    allows: (key: string): Promise<boolean> => isWithin(limiter, key),
  };
}
