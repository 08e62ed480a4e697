import type { DbOrTx } from '../../db/database.ts';

/** The families are those of the session. */
export const namesOfFamilies = (db: DbOrTx, familyIds: readonly string[]) =>
  familyIds.length === 0
    ? []
    : db
        .selectFrom('family_members')
        .select(['firstname', 'lastname'])
        .where('family_id', 'in', familyIds)
        .execute();
