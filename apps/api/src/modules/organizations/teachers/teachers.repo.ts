import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { teachersSeenIn } from './teachers.scope.ts';

export interface Teacher {
  readonly _id: string;
  readonly name: string;
  readonly learningCenterId: string | null;
}

/** With `hold`, until the transaction ends nobody else assigns to them. */
export const teacher = async (
  db: DbOrTx,
  scope: Scope,
  id: string,
  { hold = false } = {},
): Promise<Teacher | undefined> =>
  (
    await sql<Teacher>`
      select row._id, row.firstname || ' ' || row.lastname as name, row.learning_center_id as "learningCenterId"
      from users as row
      where row._id = ${id} and ${teachersSeenIn(scope)}
      ${hold ? sql`for no key update of row` : sql``}`.execute(db)
  ).rows[0];

const families = (db: DbOrTx) =>
  db
    .selectFrom('families as family')
    .select([
      'family._id',
      'family.name',
      sql<string[]>`array(
        select member.firstname from family_members as member
        where member.family_id = family._id order by member.is_admin desc, member._id
      )`.as('members'),
    ])
    .orderBy('family.name')
    .orderBy('family._id');

export const familiesOf = (db: DbOrTx, teacherId: string) =>
  families(db)
    .innerJoin('teacher_families as taught', 'taught.family_id', 'family._id')
    .where('taught.teacher_id', '=', teacherId)
    .execute();

export const familiesIn = (db: DbOrTx, learningCenterId: string) =>
  families(db).where('family.learning_center_id', '=', learningCenterId).execute();

export const productsOf = (db: DbOrTx, teacherId: string) =>
  db
    .selectFrom('teacher_products as given')
    .innerJoin('products as product', 'product._id', 'given.product_id')
    .select(['product._id', 'product.name'])
    .where('given.teacher_id', '=', teacherId)
    .orderBy('given.position')
    .execute();

export async function assign(tx: DbOrTx, teacherId: string, familyIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('teacher_families').where('teacher_id', '=', teacherId).execute();
  if (familyIds.length === 0) return;
  await tx
    .insertInto('teacher_families')
    .values(familyIds.map((family_id) => ({ teacher_id: teacherId, family_id })))
    .execute();
}
