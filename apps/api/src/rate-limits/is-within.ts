import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts, and tells whether it was still within the limit. What went wrong with the counting is thrown. */
export async function isWithin(limiter: RateLimiterAbstract, key: string, points = 1): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
