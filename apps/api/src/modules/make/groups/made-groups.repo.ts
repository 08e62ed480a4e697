import type { ConcernedRow } from '@flink/contract/call.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { containing, isoMoment } from '../../../db/table-page.ts';
import { type Author, activitiesSeenBy, type GroupKind, groupsSeenBy } from '../make.scope.ts';

/** What stands in a group, with its rows as `activity` or `inner`. */
const ELEMENTS = sql`made_group_elements as element
  left join activities as activity on activity._id = element.activity_id
  left join made_groups as "inner" on "inner"._id = element.inner_id`;

const isSeen = (author: Author) =>
  sql<boolean>`case when element.inner_id is null then ${activitiesSeenBy(author)} else ${groupsSeenBy(author, 'inner')} end`;

const count = (author: Author, column: 'activity_id' | 'inner_id') =>
  sql<number>`(select count(${sql.ref(`element.${column}`)}) from ${ELEMENTS}
    where element.group_id = made._id and ${isSeen(author)})`;

const row = (author: Author) =>
  [
    'made._id',
    sql<GroupKind>`made.kind`.as('type'),
    'made.name',
    'made.version',
    count(author, 'activity_id').as('activityCount'),
    count(author, 'inner_id').as('groupCount'),
    isoMoment('made.updated_at').as('updatedAt'),
  ] as const;

interface GroupSearch {
  readonly type: GroupKind;
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

export async function groups(db: DbOrTx, author: Author, { type, keyword, page, limit }: GroupSearch) {
  const found = db
    .selectFrom('made_groups as made')
    .where('made.kind', '=', type)
    .where(groupsSeenBy(author, 'made'))
    .where(sql<SqlBool>`made.name ilike ${containing(keyword.trim())}`);
  const [data, { total }] = await Promise.all([
    found
      .select(row(author))
      .orderBy('made.name')
      .orderBy('made._id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const group = (db: DbOrTx, author: Author, id: string) =>
  db
    .selectFrom('made_groups as made')
    .where('made._id', '=', id)
    .where(groupsSeenBy(author, 'made'))
    .select(row(author))
    .executeTakeFirst();

/** Until the transaction ends nobody else builds groups: two who put two groups into each other would close a circle. */
export const lockGroups = (tx: DbOrTx) =>
  sql`select pg_advisory_xact_lock(hashtext('made_groups'))`.execute(tx);

/** In their order, also those that the person does not see. */
export const elements = (db: DbOrTx, author: Author, id: string) =>
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
      isSeen(author).as('isSeen'),
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

/** How many of these may stand in a group of this type: one by educational category takes none for menus. */
export async function knownGroups(
  db: DbOrTx,
  author: Author,
  kind: GroupKind,
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('made_groups as made')
    .select('made._id')
    .where(sql<SqlBool>`made._id = any(${ids}::uuid[])`)
    .where('made.kind', 'in', [kind, 'edu'])
    .where(groupsSeenBy(author, 'made'))
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

/** The groups that it stands in; null where there is none. Those that the person does not see are not named. */
export async function usesOf(db: DbOrTx, author: Author, id: string): Promise<ConcernedRow[] | null> {
  const { rows } = await sql<ConcernedRow & { isSeen: boolean }>`
    select distinct 'activity-groups' as section, made._id, made.name as title,
      ${groupsSeenBy(author, 'made')} as "isSeen"
    from made_group_elements as element join made_groups as made on made._id = element.group_id
    where element.inner_id = ${id}::uuid order by "isSeen" desc, title limit 20`.execute(db);
  if (rows.length === 0) return null;
  return rows.filter(({ isSeen: named }) => named).map(({ isSeen: _, ...use }) => use);
}

export const removeGroup = (tx: DbOrTx, id: string) =>
  tx.deleteFrom('made_groups').where('_id', '=', id).execute();
