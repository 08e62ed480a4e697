import type { ConcernedRow } from '@flink/contract/call.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { containing, isoMoment } from '../../../db/table-page.ts';

export type GroupKind = MadeGroup['type'];

const count = (column: string) =>
  sql<number>`(select count(${sql.ref(`element.${column}`)}) from made_group_elements as element
    where element.group_id = made.${sql.ref('_id')})`;

const ROW = [
  'made._id',
  sql<GroupKind>`made.kind`.as('type'),
  'made.name',
  'made.version',
  count('activity_id').as('activityCount'),
  count('inner_id').as('groupCount'),
  isoMoment('made.updated_at').as('updatedAt'),
] as const;

interface GroupSearch {
  readonly type: GroupKind;
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

export async function groups(db: DbOrTx, { type, keyword, page, limit }: GroupSearch) {
  const found = db
    .selectFrom('made_groups as made')
    .where('made.kind', '=', type)
    .where(sql<SqlBool>`made.name ilike ${containing(keyword.trim())}`);
  const [data, { total }] = await Promise.all([
    found
      .select(ROW)
      .orderBy('made.name')
      .orderBy('made._id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const group = (db: DbOrTx, id: string) =>
  db.selectFrom('made_groups as made').where('made._id', '=', id).select(ROW).executeTakeFirst();

/** Until the transaction ends nobody else builds groups: two who put two groups into each other would close a circle. */
export const lockGroups = (tx: DbOrTx) =>
  sql`select pg_advisory_xact_lock(hashtext('made_groups'))`.execute(tx);

export const elements = (db: DbOrTx, id: string) =>
  db
    .selectFrom('made_group_elements as element')
    .leftJoin('activities as activity', 'activity._id', 'element.activity_id')
    .leftJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .leftJoin('made_groups as inner', 'inner._id', 'element.inner_id')
    .where('element.group_id', '=', id)
    .select([
      sql<string>`coalesce(element.activity_id, element.inner_id)`.as('_id'),
      sql<boolean>`element.inner_id is not null`.as('isGroup'),
      sql<string>`coalesce(activity.activity_name, "inner".name)`.as('name'),
      'template.alias as templateAlias',
      sql<boolean>`coalesce(activity.is_valid, true)`.as('isValid'),
    ])
    .orderBy('element.position')
    .execute();

export const categories = (db: DbOrTx, id: string): Promise<CategorySet[]> =>
  db
    .selectFrom('made_group_categories')
    .where('group_id', '=', id)
    .select([
      'scope_id as scopeId',
      'grade',
      'level',
      'first_category as firstCategory',
      'second_category as secondCategory',
      'third_category as thirdCategory',
    ])
    .orderBy('position')
    .execute();

export async function replaceCategories(tx: DbOrTx, id: string, sets: readonly CategorySet[]): Promise<void> {
  await tx.deleteFrom('made_group_categories').where('group_id', '=', id).execute();
  if (sets.length === 0) return;
  await tx
    .insertInto('made_group_categories')
    .values(
      sets.map((set, position) => ({
        group_id: id,
        position,
        scope_id: set.scopeId,
        grade: set.grade,
        level: set.level,
        first_category: set.firstCategory,
        second_category: set.secondCategory,
        third_category: set.thirdCategory,
      })),
    )
    .execute();
}

export const isTaken = async (db: DbOrTx, kind: GroupKind, name: string, but: string | null) =>
  (await db
    .selectFrom('made_groups')
    .select('_id')
    .where('kind', '=', kind)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where(sql<SqlBool>`_id is distinct from ${but}::uuid`)
    .executeTakeFirst()) !== undefined;

export const insertGroup = (
  tx: DbOrTx,
  row: { readonly _id: string; readonly kind: GroupKind; readonly name: string; readonly created_by: string },
) => tx.insertInto('made_groups').values(row).execute();

export const updateGroup = (tx: DbOrTx, id: string, name: string) =>
  tx
    .updateTable('made_groups')
    .set({ name, version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

export async function replaceElements(
  tx: DbOrTx,
  id: string,
  wanted: readonly { readonly _id: string; readonly isGroup: boolean }[],
): Promise<void> {
  await tx.deleteFrom('made_group_elements').where('group_id', '=', id).execute();
  if (wanted.length === 0) return;
  await tx
    .insertInto('made_group_elements')
    .values(
      wanted.map(({ _id, isGroup }, position) => ({
        group_id: id,
        position,
        activity_id: isGroup ? null : _id,
        inner_id: isGroup ? _id : null,
      })),
    )
    .execute();
}

export async function knownGroups(db: DbOrTx, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('made_groups')
    .select('_id')
    .where(sql<SqlBool>`_id = any(${ids}::uuid[])`)
    .execute();
  return rows.length;
}

/** Whether the group is one of these, or stands somewhere inside of them. */
export async function standsIn(db: DbOrTx, id: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`with recursive inside (_id) as (
      select unnest(${ids}::uuid[])
      union
      select element.inner_id from made_group_elements as element join inside on inside._id = element.group_id
      where element.inner_id is not null
    )
    select 1 from inside where _id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}

export async function usesOf(db: DbOrTx, id: string): Promise<ConcernedRow[]> {
  const { rows } =
    await sql<ConcernedRow>`select distinct 'activity-groups' as section, made._id, made.name as title
    from made_group_elements as element join made_groups as made on made._id = element.group_id
    where element.inner_id = ${id}::uuid order by title limit 20`.execute(db);
  return rows;
}

export const removeGroup = (tx: DbOrTx, id: string) =>
  tx.deleteFrom('made_groups').where('_id', '=', id).execute();
