import type { Db } from '../../../db/database.ts';
import { hourlyLimit } from '../../../rate-limits/hourly-limit.ts';

/** Looks in an hour: a whole school sits behind one address, and who tries out emails needs thousands. */
export const LOOKS_FROM_PLACE = 200;

/** How often one place may ask about families that the device does not know. */
export const lookingLimit = (db: Db) => hourlyLimit(db, { keyPrefix: 'look', points: LOOKS_FROM_PLACE });
