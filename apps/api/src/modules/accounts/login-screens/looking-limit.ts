import { AppError } from '@flink/contract/errors/app-error.ts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../../db/database.ts';
import type { PlaceHash } from '../sign-in/place-hash.ts';
import { rateLimitStore } from '../sign-in/rate-limit-store.ts';

/** Looks in an hour: a whole school sits behind one address, and who tries out emails needs thousands. */
export const LOOKS_FROM_PLACE = 200;

/** How often one place may ask about families that the device does not know. */
export function lookingLimit(db: Db) {
  const limiter = new RateLimiterPostgres(
    rateLimitStore(db, { keyPrefix: 'look', points: LOOKS_FROM_PLACE }),
  );
  return {
    /** Throws request.tooMany. */
    async count(place: PlaceHash): Promise<void> {
      try {
        await limiter.consume(place);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new AppError('request.tooMany');
        throw refused;
      }
    },
  };
}
