import type { Db } from '../../../db/database.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { standingRefusal } from '../login-screens/entry.ts';
import * as people from '../people.repo.ts';
import { sessionOfUser } from './session-of.ts';

/** Somebody of the office as they stand now, for work on a clock; null where they could not sign in any more. */
export async function principalNow(db: Db, userId: string): Promise<Principal | null> {
  const row = await people.userById(db, userId);
  if (!row || standingRefusal([row])) return null;
  return { kind: 'person', session: sessionOfUser(row, userId) };
}
