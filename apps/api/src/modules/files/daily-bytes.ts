import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../../db/database.ts';
import type { FileKind } from '../../ports/files/content/kinds.ts';
import { isWithin } from '../../rate-limits/is-within.ts';
import { rateLimitStore } from '../../rate-limits/rate-limit-store.ts';

/** Fifty of the longest films: more than anybody makes in a day, less than fills a disk. */
const SENT = { keyPrefix: 'sent', most: 10_000_000_000 };
/**
 * What is too large for a call is saved as a file every few seconds, and swept at night: a day of writing in the largest
 * activity. Beside the other, as who has sent too much must not lose what is being written.
 */
const SAVED = { keyPrefix: 'saved', most: 100_000_000_000 };

const DAY_SECONDS = 86_400;
/** The counters hold whole numbers up to two thousand million. */
const POINT = 1_000;

/**
 * How much one person sends and copies in a day, over all servers. Counted when a link is given, as nobody knows what
 * comes by it, and never given back: what was deleted may be sent again while the link holds.
 */
export function dailyBytes(db: Db) {
  const counterOf = ({ keyPrefix, most }: typeof SENT) =>
    new RateLimiterPostgres(rateLimitStore(db, { keyPrefix, points: most / POINT, seconds: DAY_SECONDS }));
  const [sent, saved] = [counterOf(SENT), counterOf(SAVED)];
  return async (userId: string, bytes: number, kind?: FileKind): Promise<void> => {
    const counter = kind === 'data' ? saved : sent;
    if (bytes > 0 && !(await isWithin(counter, userId, Math.ceil(bytes / POINT))))
      throw new AppError('files.tooMuchToday');
  };
}
