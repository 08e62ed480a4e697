import type { WorkData } from '@flink/contract/entities/learner-work.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { makersReadBy } from './works.scope.ts';

/** The longest list that somebody looks through. */
const MOST_LISTED = 200;

export interface KeptWork {
  readonly _id: string;
  readonly data: WorkData | null;
  readonly version: number;
}

const COLUMNS = [
  'work._id' as const,
  sql<WorkData | null>`work.data`.as('data'),
  'work.version' as const,
] as const;

/** Of exactly those who play: another constellation has another work. */
const ofTeam = (db: DbOrTx, { learnerIds }: PlayingTeam, activityId: string) =>
  db
    .selectFrom('learner_works as work')
    .select(COLUMNS)
    .where('work.activity_id', '=', activityId)
    .where('work.learner_ids', '=', sql<string[]>`${learnerIds}::uuid[]`);

export const workOfTeam = (db: DbOrTx, team: PlayingTeam, activityId: string) =>
  ofTeam(db, team, activityId).executeTakeFirst();

export const readableWork = (db: DbOrTx, principal: Principal, activityId: string, workId: string) =>
  db
    .selectFrom('learner_works as work')
    .select(COLUMNS)
    .where('work._id', '=', workId)
    .where('work.activity_id', '=', activityId)
    .where(
      sql<boolean>`exists (select from learner_work_makers maker
        join family_members member on member._id = maker.learner_id
        where maker.work_id = work._id and ${makersReadBy(principal)})`,
    )
    .executeTakeFirst();

interface ListedWork {
  readonly _id: string;
  readonly activityId: string;
  readonly activityName: string;
  readonly title: string | null;
  readonly template: string;
  readonly locale: string;
  readonly makers: { readonly _id: string; readonly firstname: string }[];
  readonly savedAt: string;
}

export async function readableWorks(
  db: DbOrTx,
  principal: Principal,
  learnerId: string | null,
): Promise<ListedWork[]> {
  const { rows } = await sql<ListedWork>`select work._id, work.activity_id as "activityId",
      activity.activity_name as "activityName", nullif(work.data->>'title', '') as title, template.alias as template, activity.locale,
      (select jsonb_agg(jsonb_build_object('_id', one._id, 'firstname', one.firstname) order by one.firstname)
        from family_members one where one._id = any(work.learner_ids)) as makers,
      ${isoMoment('work.saved_at')} as "savedAt"
    from learner_works work
    join activities activity on activity._id = work.activity_id
    join activity_templates template on template._id = activity.activity_template_id
    where work.data is not null
    and (${learnerId}::uuid is null or ${learnerId}::uuid = any(work.learner_ids))
    and exists (select from learner_work_makers maker
      join family_members member on member._id = maker.learner_id
      where maker.work_id = work._id and ${makersReadBy(principal)})
    order by work.saved_at desc, work._id limit ${sql.lit(MOST_LISTED)}`.execute(db);
  return rows;
}

/** The row of those who play, locked; made where it was not there. */
export async function lockWork(tx: DbOrTx, team: PlayingTeam, activityId: string): Promise<KeptWork> {
  const locked = () => ofTeam(tx, team, activityId).forUpdate().executeTakeFirst();
  const known = await locked();
  if (known) return known;
  const _id = uuidv7();
  const made = await tx
    .insertInto('learner_works')
    .values({ _id, activity_id: activityId, learner_ids: [...team.learnerIds] })
    .onConflict((oc) => oc.columns(['activity_id', 'learner_ids']).doNothing())
    .returning('_id')
    .executeTakeFirst();
  if (made)
    await tx
      .insertInto('learner_work_makers')
      .values(team.learnerIds.map((learner_id) => ({ work_id: _id, learner_id })))
      .execute();
  const work = await locked();
  if (!work) throw new Error('A work that was just made is gone.');
  return work;
}

export const keepWork = (tx: DbOrTx, workId: string, data: WorkData, version: number) =>
  tx
    .updateTable('learner_works')
    .set({ data: JSON.stringify(data), version, saved_at: sql<Date>`now()` })
    .where('_id', '=', workId)
    .execute();

/** Not scoped: whoever deletes a learner has asked before. */
export const forgetWorksOf = (db: DbOrTx, learnerIds: readonly string[]) =>
  db.deleteFrom('learner_work_makers').where('learner_id', 'in', learnerIds).execute();

/** Works that are gone and whose files may be left; not scoped, for the clock. */
export const forgottenWorks = (db: DbOrTx) =>
  db.selectFrom('forgotten_works').select('_id').orderBy('forgotten_at').limit(1_000).execute();

export const filesAreGone = (db: DbOrTx, workId: string) =>
  db.deleteFrom('forgotten_works').where('_id', '=', workId).execute();
