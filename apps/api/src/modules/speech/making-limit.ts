import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** New sounds a minute for one address: more than a class meets in new words, less than fills a disk by tomorrow. */
const SOUNDS = 240;

/** What is kept already costs nothing and does not count. */
export function makingLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: SOUNDS, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new AppError('request.tooMany');
      throw refused;
    }
  };
}
