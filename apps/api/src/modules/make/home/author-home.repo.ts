import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMomentOf } from '../../../db/table-page.ts';
import { templateNameIn } from '../../../db/text-in.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

const SHOWN = 5;
const MAX_DRAFTS = 50;
/** So many of the most played of all are looked through for those that an author sees. */
const MAX_PLAYED = 200;

const activityOf = ({ reads }: Author) => sql`activity._id, activity.activity_name as name, activity.locale,
  (select ${templateNameIn(reads, 'template')} from activity_templates as template
    where template._id = activity.activity_template_id) as "templateName"`;

/** As the edit list counts them: without problems it is not begun, and has nothing to fix. */
const PROBLEMS = sql`coalesce(work.draft, activity.data) #> '{gameData,problems}'`;
const IS_BEGUN = sql<SqlBool>`(coalesce(work.draft, activity.data) = '{}'
  or case when jsonb_typeof(${PROBLEMS}) = 'array' then jsonb_array_length(${PROBLEMS}) > 0 else false end)`;

interface ActivityRow {
  readonly _id: string;
  readonly name: string;
  readonly locale: string;
  readonly templateName: string;
}

/** What the author saved last, in whichever language. */
export async function lastEdited(db: DbOrTx, author: Author) {
  const { rows } = await sql<
    ActivityRow & { readonly language: string; readonly savedAt: string; readonly isDraft: boolean }
  >`
    select ${activityOf(author)}, work.language, ${isoMomentOf(sql`work.saved_at`)} as "savedAt",
      work.draft is not null or work.draft_key is not null as "isDraft"
    from activity_works as work join activities as activity on activity._id = work.activity_id
    where work.saved_by = ${author.userId} and ${activitiesSeenBy(author)}
    order by work.saved_at desc limit ${SHOWN}`.execute(db);
  return rows;
}

const listed = (author: Author) => sql`edit_lists as listed
  join activities as activity on activity._id = listed.activity_id and listed.user_id = ${author.userId}`;

export async function notReady(db: DbOrTx, author: Author) {
  const { rows } = await sql<ActivityRow & { readonly toFix: number | null; readonly total: number }>`
    select ${activityOf(author)}, case when work.draft_valid is null then activity.to_fix else work.draft_to_fix end as "toFix", count(*) over ()::int as total from ${listed(author)}
    left join activity_works as work on work.activity_id = activity._id and work.language = ''
    where not coalesce(work.draft_valid, activity.is_valid) and ${IS_BEGUN} and ${activitiesSeenBy(author)}
    order by 5 nulls last, activity.updated_at desc limit ${SHOWN}`.execute(db);
  return { total: rows[0]?.total ?? 0, activities: rows.map(({ total: _, ...row }) => row) };
}

export async function drafts(db: DbOrTx, author: Author) {
  const { rows } = await sql<ActivityRow & { readonly savedAt: string }>`
    select ${activityOf(author)}, ${isoMomentOf(sql`work.saved_at`)} as "savedAt"
    from ${listed(author)}
    join activity_works as work on work.activity_id = activity._id and work.language = ''
      and (work.draft is not null or work.draft_key is not null) and coalesce(work.draft_valid, activity.is_valid)
    where ${activitiesSeenBy(author)}
    order by work.saved_at desc limit ${MAX_DRAFTS}`.execute(db);
  return rows;
}

export const editList = async (db: DbOrTx, { userId }: Author): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from edit_lists where user_id = ${userId}`.execute(db)
  ).rows[0]?.count ?? 0;

interface Played {
  readonly activityId: string;
  readonly times: number;
}

/** Finished games of the last seven days over all centers. */
export async function mostPlayed(db: DbOrTx): Promise<readonly Played[]> {
  const { rows } = await sql<Played>`
    select activity_id as "activityId", count(*)::int as times from activity_results
    where finished_at > now() - interval '7 days'
    group by 1 order by 2 desc, 1 limit ${MAX_PLAYED}`.execute(db);
  return rows;
}

export async function seenOf(db: DbOrTx, author: Author, played: readonly Played[]) {
  const { rows } = await sql<ActivityRow & { readonly times: number }>`
    select ${activityOf(author)}, played.times
    from unnest(${played.map(({ activityId }) => activityId)}::uuid[], ${played.map(({ times }) => times)}::int[])
      as played (activity_id, times)
    join activities as activity on activity._id = played.activity_id
    where ${activitiesSeenBy(author)}
    order by played.times desc, activity.activity_name limit ${SHOWN}`.execute(db);
  return rows;
}
