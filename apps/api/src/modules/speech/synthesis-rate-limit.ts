import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isWithin } from '../../rate-limits/is-within.ts';

/** In words of this many letters: a long text fills a disk like many short ones. */
const LETTERS = 30;
/** For one address: more than a class meets in new words, less than 20 MB an hour. */
const LIMITS = [
  { keyPrefix: 'minute', points: 240, duration: 60 },
  { keyPrefix: 'hour', points: 2_000, duration: 3_600 },
] as const;

/** Throws for an address that has had enough made. What is kept already costs nothing and does not count. */
export function synthesisRateLimit(): (address: string, text: string) => Promise<void> {
  const limiters = LIMITS.map((limit) => new RateLimiterMemory(limit));
  return async (address, text) => {
    const points = Math.ceil(text.length / LETTERS);
    for (const limiter of limiters)
      if (!(await isWithin(limiter, address, points))) throw new AppError('request.tooMany');
  };
}
