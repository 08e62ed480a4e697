import type { DbOrTx } from '../../db/database.ts';
import * as repo from './registration.repo.ts';

export const tidyCode = (code: string) => code.trim().toUpperCase();

/** Whether somebody could register with it now: a free code, or a paid registration that is not finished. */
export async function isOffered(db: DbOrTx, offer: string): Promise<boolean> {
  if (await repo.freeCode(db, tidyCode(offer))) return true;
  const pending = await repo.pendingRegistration(db, offer);
  return pending ? pending.isPaid && !pending.isFinished : false;
}
