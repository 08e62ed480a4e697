import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isWithin } from '../../rate-limits/is-within.ts';
import type { CountSynthesis } from './speech.service.ts';

/** In words of this many letters: a long text fills a disk like many short ones. */
const LETTERS = 30;
/** For one family, or one person of the office: more than they meet in new words, less than 20 MB an hour. */
const OF_ACCOUNTS = [
  { keyPrefix: 'minute', points: 240, duration: 60 },
  { keyPrefix: 'hour', points: 2_000, duration: 3_600 },
] as const;
/** For one address where nobody has ever signed in: what the first pages and an activity to try say. */
const OF_STRANGERS = [
  { keyPrefix: 'minute', points: 60, duration: 60 },
  { keyPrefix: 'hour', points: 400, duration: 3_600 },
] as const;

/** A class shares one address, so whoever has an account is counted by it. */
export type Listener = { readonly account: string } | { readonly address: string };

/** Only what is newly made counts; what is stored already costs nothing. */
export function synthesisRateLimit(): (listener: Listener, text: string) => CountSynthesis {
  const accounts = OF_ACCOUNTS.map((limit) => new RateLimiterMemory(limit));
  const strangers = OF_STRANGERS.map((limit) => new RateLimiterMemory(limit));
  return (listener, text) => async () => {
    const points = Math.ceil(text.length / LETTERS);
    const [limiters, key] =
      'account' in listener ? [accounts, listener.account] : [strangers, listener.address];
    for (const limiter of limiters)
      if (!(await isWithin(limiter, key, points))) throw new AppError('request.tooMany');
    return async () => {
      for (const limiter of limiters) await limiter.reward(key, points);
    };
  };
}
