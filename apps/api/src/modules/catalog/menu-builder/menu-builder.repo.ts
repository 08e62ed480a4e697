import type { StoredGroup } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

interface BuiltGroup extends StoredGroup {
  readonly fromWords: boolean;
  readonly activityIds: string[];
  readonly lastActivityId: string | null;
}

const BUILT = sql`node._id, node.parent_id as "parentId", node.name, node.subject, node.level,
  node.generated_from is not null as "fromWords", node.last_activity_id as "lastActivityId",
  array(
    select item.activity_id from activity_group_items as item
    where item.group_id = node._id order by item.position, item.activity_id
  ) as "activityIds"`;

export const solution = (db: DbOrTx, id: string) =>
  db
    .selectFrom('solutions as solution')
    .innerJoin('products as product', 'product._id', 'solution.product_id')
    .where('solution._id', '=', id)
    .select([
      'solution._id',
      'solution.display_name as displayName',
      'solution.locale',
      'solution.menu_version as version',
      'product.name as productName',
    ])
    .executeTakeFirst();

/** Until the transaction ends nobody else saves this menu. */
export const lockSolution = (tx: DbOrTx, id: string) =>
  tx.selectFrom('solutions').select('_id').where('_id', '=', id).forUpdate().execute();

export async function groupsOf(db: DbOrTx, solutionId: string): Promise<BuiltGroup[]> {
  const { rows } = await sql<BuiltGroup>`select ${BUILT} from activity_groups as node
    where node.solution_id = ${solutionId} order by node.position, node._id`.execute(db);
  return rows;
}

/** A group and the groups in it, the group first; the ids on the way end it where they stand in each other. */
export async function groupsFrom(db: DbOrTx, id: string): Promise<BuiltGroup[]> {
  const { rows } = await sql<BuiltGroup>`with recursive inner_groups (_id, way) as (
      select _id, array[_id] from activity_groups where _id = ${id}
      union all
      select one._id, above.way || one._id from activity_groups as one
      join inner_groups as above on one.parent_id = above._id
      where not one._id = any(above.way)
    )
    select ${BUILT} from inner_groups join activity_groups as node on node._id = inner_groups._id
    order by cardinality(inner_groups.way), node.position, node._id`.execute(db);
  return rows;
}

/** The group itself and those it stands in. */
export async function groupsAround(db: DbOrTx, id: string): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ _id: string; name: string }>`with recursive above (_id, parent_id, name) as (
      select _id, parent_id, name from activity_groups where _id = ${id}
      union
      select one._id, one.parent_id, one.name from activity_groups as one join above on one._id = above.parent_id
    )
    select _id, name from above`.execute(db);
  return rows;
}

export const activities = async (db: DbOrTx, ids: readonly string[]) =>
  db
    .selectFrom('activities as activity')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .where(sql<boolean>`activity._id = any(${ids}::uuid[])`)
    .select([
      'activity._id',
      'activity.activity_name as activityName',
      'template.alias',
      'activity.is_valid as isValid',
    ])
    .execute();

/** Which of these ids are groups of any menu. */
export async function knownGroups(db: DbOrTx, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('activity_groups')
    .select('_id')
    .where(sql<boolean>`_id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ _id }) => _id);
}

export interface Placed extends Omit<StoredGroup, 'activityIds'> {
  readonly position: number;
}

/** A group that is brought back is what it was; a copy is made after its pattern. */
export const insertGroups = (
  tx: DbOrTx,
  solutionId: string,
  groups: readonly (Placed & { readonly copiedFrom?: string | undefined })[],
) =>
  sql`insert into activity_groups
    (_id, solution_id, parent_id, name, subject, level, position, generated_from, default_activity_id, last_activity_id,
      pictures)
  select row._id, ${solutionId}, row."parentId", row.name, row.subject, row.level, row.position,
    coalesce(removed.generated_from, pattern.generated_from),
    (select _id from activities where _id = coalesce(removed.default_activity_id, pattern.default_activity_id)),
    (select _id from activities where _id = coalesce(row."lastActivityId", removed.last_activity_id, pattern.last_activity_id)),
    coalesce(removed.pictures, pattern.pictures, '[]')
  from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as row
    (_id uuid, "parentId" uuid, name text, subject text, level integer, position integer, "lastActivityId" uuid,
      "copiedFrom" uuid)
  left join removed_activity_groups as removed on removed._id = row._id and removed.solution_id = ${solutionId}
  left join activity_groups as pattern on pattern._id = row."copiedFrom"`.execute(tx);

/** Behind all others. */
export const insertMade = (
  tx: DbOrTx,
  solutionId: string,
  group: Omit<StoredGroup, 'activityIds'> & {
    readonly wordlistId: string | null;
    readonly defaultActivityId: string | null;
  },
) =>
  sql`insert into activity_groups (_id, solution_id, name, subject, level, generated_from, default_activity_id,
      last_activity_id, position)
    values (${group._id}::uuid, ${solutionId}::uuid, ${group.name}, ${group.subject}, ${group.level},
      ${group.wordlistId}::uuid, ${group.defaultActivityId}::uuid, ${group.defaultActivityId}::uuid,
      (select coalesce(max(position), -1) + 1 from activity_groups where solution_id = ${solutionId}::uuid))`.execute(
    tx,
  );

export const updateGroups = (tx: DbOrTx, groups: readonly Placed[]) =>
  sql`update activity_groups as node
    set parent_id = row."parentId", name = row.name, subject = row.subject, level = row.level, position = row.position,
      last_activity_id = (select _id from activities where _id = row."lastActivityId"), version = node.version + 1
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as row
      (_id uuid, "parentId" uuid, name text, subject text, level integer, position integer, "lastActivityId" uuid)
    where node._id = row._id
      and (node.parent_id, node.name, node.subject, node.level, node.position, node.last_activity_id)
        is distinct from (row."parentId", row.name, row.subject, row.level, row.position, row."lastActivityId")`.execute(
    tx,
  );

/** Which of these groups stood in the menu and were taken out. */
export async function removedGroups(
  db: DbOrTx,
  solutionId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('removed_activity_groups')
    .select('_id')
    .where('solution_id', '=', solutionId)
    .where(sql<boolean>`_id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ _id }) => _id);
}

const DAYS_TO_BRING_BACK = 30;

export async function removeGroups(tx: DbOrTx, solutionId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from removed_activity_groups where solution_id = ${solutionId}
    and removed_at < now() - make_interval(days => ${sql.lit(DAYS_TO_BRING_BACK)})`.execute(tx);
  if (ids.length === 0) return;
  await sql`insert into removed_activity_groups (_id, solution_id, generated_from, default_activity_id, last_activity_id, pictures)
    select _id, solution_id, generated_from, default_activity_id, last_activity_id, pictures from activity_groups
    where _id = any(${ids}::uuid[])
    on conflict (_id) do update set removed_at = now(), generated_from = excluded.generated_from,
      default_activity_id = excluded.default_activity_id, last_activity_id = excluded.last_activity_id, pictures = excluded.pictures`.execute(
    tx,
  );
  await sql`delete from activity_groups where _id = any(${ids}::uuid[])`.execute(tx);
}

export async function replaceActivities(
  tx: DbOrTx,
  groups: readonly Pick<StoredGroup, '_id' | 'activityIds'>[],
): Promise<void> {
  if (groups.length === 0) return;
  const items = groups.flatMap(({ _id, activityIds }) =>
    activityIds.map((activity_id, position) => ({ group_id: _id, activity_id, position })),
  );
  await sql`delete from activity_group_items where group_id = any(${groups.map(({ _id }) => _id)}::uuid[])`.execute(
    tx,
  );
  await sql`insert into activity_group_items (group_id, activity_id, position)
    select group_id, activity_id, position from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as item (group_id uuid, activity_id uuid, position integer)`.execute(tx);
}

export async function nextVersion(tx: DbOrTx, solutionId: string): Promise<number> {
  const { version } = await tx
    .updateTable('solutions')
    .set({ menu_version: sql`menu_version + 1` })
    .where('_id', '=', solutionId)
    .returning('menu_version as version')
    .executeTakeFirstOrThrow();
  return version;
}
