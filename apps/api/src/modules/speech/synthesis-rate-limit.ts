import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isWithin } from '../../rate-limits/is-within.ts';

/** In words of this many letters: a long text fills a disk like many short ones. */
const LETTERS = 30;
/** For one address: more than a class meets in new words, less than 20 MB an hour. */
const OF_PEOPLE = [
  { keyPrefix: 'minute', points: 240, duration: 60 },
  { keyPrefix: 'hour', points: 2_000, duration: 3_600 },
] as const;
/** Where nobody has ever signed in: what the first pages and an activity to try say, and not a voice for everybody. */
const OF_STRANGERS = [
  { keyPrefix: 'minute', points: 60, duration: 60 },
  { keyPrefix: 'hour', points: 400, duration: 3_600 },
] as const;

export interface Listener {
  readonly address: string;
  /** Is signed in, or uses a device on which somebody has signed in: a player of sounds sends no token. */
  readonly isKnown: boolean;
}

/** Throws for who has had enough made. What is kept already costs nothing and does not count. */
export function synthesisRateLimit(): (listener: Listener, text: string) => Promise<void> {
  const people = OF_PEOPLE.map((limit) => new RateLimiterMemory(limit));
  const strangers = OF_STRANGERS.map((limit) => new RateLimiterMemory(limit));
  return async ({ address, isKnown }, text) => {
    const points = Math.ceil(text.length / LETTERS);
    for (const limiter of isKnown ? people : strangers)
      if (!(await isWithin(limiter, address, points))) throw new AppError('request.tooMany');
  };
}
