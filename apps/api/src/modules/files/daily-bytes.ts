import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../../db/database.ts';
import { isWithin } from '../../rate-limits/is-within.ts';
import { rateLimitStore } from '../../rate-limits/rate-limit-store.ts';

/** Fifty of the longest films: more than anybody makes in a day, less than fills a disk. */
const MOST_BYTES_A_DAY = 10_000_000_000;

const DAY_SECONDS = 86_400;
/** The counters hold whole numbers up to two thousand million. */
const POINT = 1_000;

/**
 * How much one person sends and copies in a day, over all servers. Counted when a link is given, as nobody knows what
 * comes by it, and never given back: what was deleted may be sent again while the link holds.
 */
export function dailyBytes(db: Db) {
  const limiter = new RateLimiterPostgres(
    rateLimitStore(db, { keyPrefix: 'sent', points: MOST_BYTES_A_DAY / POINT, seconds: DAY_SECONDS }),
  );
  return async (userId: string, bytes: number): Promise<void> => {
    if (bytes > 0 && !(await isWithin(limiter, userId, Math.ceil(bytes / POINT))))
      throw new AppError('files.tooMuchToday');
  };
}
