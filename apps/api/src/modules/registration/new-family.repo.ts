import type { Insertable } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Families, FamilyMembers } from '../../db/tables.gen.ts';

export interface FamilyRows {
  readonly family: Insertable<Families>;
  readonly members: readonly Insertable<FamilyMembers>[];
}

export async function insertFamily(tx: DbOrTx, { family, members }: FamilyRows): Promise<void> {
  await tx.insertInto('families').values(family).execute();
  // In the order of the names: of two families that want the same two, one waits for the other, never each for each.
  const ordered = members.toSorted((a, b) => (a.username < b.username ? -1 : 1));
  await tx.insertInto('family_members').values(ordered).execute();
}
