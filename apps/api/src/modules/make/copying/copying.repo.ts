import type { ConcernedRow } from '@flink/contract/call.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { containing } from '../../../db/table-page.ts';
import { type Author, groupsSeenBy } from '../make.scope.ts';
import type { KeptData } from './activity-files.ts';

interface Copy {
  readonly id: string;
  readonly copyId: string;
  readonly name: string;
  readonly folder: string;
  readonly kept: KeptData;
}

/** Made by hand from then on, whatever the pattern was made from. */
export async function insertCopy(tx: DbOrTx, author: Author, copy: Copy): Promise<void> {
  await sql`insert into activities (_id, activity_name, activity_template_id, locale, monolingual, content_folder, data,
      data_key, is_valid, to_fix, created_by, updated_by)
    select ${copy.copyId}::uuid, ${copy.name}, activity_template_id, locale, monolingual, ${copy.folder},
      ${copy.kept.json}::jsonb, ${copy.kept.key}, coalesce(work.draft_valid, is_valid),
      case when work.draft_valid is null then to_fix else work.draft_to_fix end, ${author.userId}::uuid,
      ${author.userId}::uuid
    from activities left join activity_works as work on work.activity_id = _id and work.language = ''
    where _id = ${copy.id}::uuid`.execute(tx);
  await sql`insert into activity_categories
      (activity_id, position, scope_id, grade, level, first_category, second_category, third_category)
    select ${copy.copyId}::uuid, position, scope_id, grade, level, first_category, second_category, third_category
    from activity_categories where activity_id = ${copy.id}::uuid`.execute(tx);
}

export interface CopiedLanguage {
  readonly language: string;
  readonly kept: KeptData;
  readonly isPublished: boolean;
}

export async function insertLanguage(
  tx: DbOrTx,
  author: Author,
  activityId: string,
  { language, kept, isPublished }: CopiedLanguage,
): Promise<void> {
  if (isPublished)
    await tx
      .insertInto('activity_language_versions')
      .values({ activity_id: activityId, locale: language, data: kept.json, data_key: kept.key })
      .execute();
  else
    await tx
      .insertInto('activity_works')
      .values({
        activity_id: activityId,
        language,
        version: 1,
        published_version: null,
        draft: kept.json,
        draft_key: kept.key,
        saved_by: author.userId,
      })
      .execute();
}

export async function namesLike(db: DbOrTx, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('activities')
    .select('activity_name as name')
    .where('activity_name', 'ilike', containing(name.slice(0, 190)))
    .execute();
  return rows.map((row) => row.name);
}

/** As many as a dialog names. */
const MOST_NAMED = 20;

interface Uses {
  readonly rows: readonly ConcernedRow[];
  /** Groups that are none of the author's business: their names are not told. */
  readonly unseen: number;
}

/** Nobody puts it into a menu while it is looked for. */
export async function lockedUses(tx: DbOrTx, author: Author, id: string): Promise<Uses> {
  await tx.selectFrom('activities').select('_id').where('_id', '=', id).forUpdate().execute();
  const { rows } = await sql<ConcernedRow>`select 'solutions' as section, solution._id,
      solution.display_name || ' › ' || node.name as title
    from activity_groups as node join solutions as solution on solution._id = node.solution_id
    where node.default_activity_id = ${id}::uuid
      or node._id in (select group_id from activity_group_items where activity_id = ${id}::uuid)
    union
    select distinct 'activity-groups', made._id, made.name from made_group_elements as element
    join made_groups as made on made._id = element.group_id
    where element.activity_id = ${id}::uuid and ${groupsSeenBy(author, 'made')}
    order by title limit ${sql.lit(MOST_NAMED)}`.execute(tx);
  const unseen = await sql<{ count: number }>`select count(distinct made._id)::int as count
    from made_group_elements as element join made_groups as made on made._id = element.group_id
    where element.activity_id = ${id}::uuid and not ${groupsSeenBy(author, 'made')}`.execute(tx);
  return { rows, unseen: unseen.rows[0]?.count ?? 0 };
}

/** What learners wrote or recorded is deleted with the activity and cannot be restored with it. */
export async function countLearnerWorks(tx: DbOrTx, id: string): Promise<number> {
  const { works } = await tx
    .selectFrom('learner_works')
    .select((eb) => eb.fn.countAll<number>().as('works'))
    .where('activity_id', '=', id)
    .where('data', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(works);
}

export const removeActivity = (tx: DbOrTx, id: string) =>
  tx.deleteFrom('activities').where('_id', '=', id).execute();
