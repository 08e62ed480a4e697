import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../../db/database.ts';
import { rateLimitStore } from '../../../rate-limits/rate-limit-store.ts';

/** Mails about a password that one account gets in an hour: a stranger must not fill a mailbox. */
const MAILS = 3;

export function mailRateLimit(db: Db) {
  const limiter = new RateLimiterPostgres(rateLimitStore(db, { keyPrefix: 'mail', points: MAILS }));
  return {
    /** Counts, and tells whether one more may go out. */
    async allows(key: string): Promise<boolean> {
      try {
        await limiter.consume(key);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
