import type { CategorySet } from '@flink/contract/entities/make.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inOrderOf } from '../../../db/name-order.ts';
import { type Author, worksInScope } from '../make.scope.ts';
import { categoryRows } from './category-rows.ts';

/** Those of these scopes that somebody does not work in, or that are not there. */
export async function foreignScopes(
  db: DbOrTx,
  author: Author,
  ids: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)];
  const own = await db
    .selectFrom('scopes')
    .select('_id')
    .where(sql<SqlBool>`_id = any(${wanted}::uuid[])`)
    .where(worksInScope(author, sql`scopes._id`))
    .execute();
  return wanted.filter((id) => !own.some(({ _id }) => _id === id));
}

export async function replaceCategories(
  tx: DbOrTx,
  activityId: string,
  sets: readonly CategorySet[],
): Promise<void> {
  await tx.deleteFrom('activity_categories').where('activity_id', '=', activityId).execute();
  if (sets.length === 0) return;
  await tx
    .insertInto('activity_categories')
    .values(categoryRows(sets).map((row) => ({ ...row, activity_id: activityId })))
    .execute();
}

export const scopes = (db: DbOrTx, author: Author) =>
  db
    .selectFrom('scopes')
    .select(['_id', 'name', sql<unknown>`categories`.as('categories')])
    .where(worksInScope(author, sql`scopes._id`))
    .orderBy(inOrderOf(author.reads, sql.ref('name')))
    .execute();
