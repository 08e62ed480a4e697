import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMoment } from '../../db/table-page.ts';

// Whoever asks sees the family: the service has asked before.

/** The Monday of this week by the clock of the family's learning center. */
export const mondayOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family._id', '=', familyId)
    .select(
      sql<string>`to_char(date_trunc('week', now() at time zone center.time_zone), 'YYYY-MM-DD')`.as(
        'monday',
      ),
    )
    .executeTakeFirst();

export const playedDays = (db: DbOrTx, familyId: string, from: string, to: string) =>
  db
    .selectFrom('learner_play_days as played')
    .innerJoin('family_members as member', 'member._id', 'played.learner_id')
    .where('member.family_id', '=', familyId)
    .where('played.day', '>=', sql<Date>`${from}::date`)
    .where('played.day', '<=', sql<Date>`${to}::date`)
    .select([
      'played.learner_id as learnerId',
      sql<string>`to_char(played.day, 'YYYY-MM-DD')`.as('day'),
      'played.seconds',
    ])
    .execute();

export interface ReachedAtLevel {
  readonly learnerId: string;
  readonly subject: string;
  readonly level: number;
  readonly mastered: number;
  readonly partial: number;
  readonly total: number;
}

const COUNTS = sql.raw(`member._id as "learnerId", node.subject, node.level,
  count(*) filter (where report.mastered)::integer as mastered,
  count(*) filter (where report.partial and not report.mastered)::integer as partial,
  count(*)::integer as total`);

/** By learner, subject and level, in the order of the menu. */
export async function activitiesReached(db: DbOrTx, familyId: string, solutionId: string) {
  const { rows } = await sql<ReachedAtLevel>`select ${COUNTS}
    from activity_groups node
    join activity_group_items item on item.group_id = node._id
    cross join family_members member
    left join learner_reports report on report.learner_id = member._id and report.item_id = item.activity_id
    where node.solution_id = ${solutionId} and member.family_id = ${familyId}
    group by member._id, node.subject, node.level
    order by min(node.position), node.level`.execute(db);
  return rows;
}

/** Groups of nothing do not count. */
export async function groupsReached(db: DbOrTx, familyId: string, solutionId: string) {
  const { rows } = await sql<ReachedAtLevel>`select ${COUNTS}
    from activity_groups node
    cross join family_members member
    left join learner_reports report on report.learner_id = member._id and report.item_id = node._id
    where node.solution_id = ${solutionId} and member.family_id = ${familyId}
    and (exists (select from activity_group_items where group_id = node._id)
      or exists (select from activity_groups where parent_id = node._id))
    group by member._id, node.subject, node.level
    order by min(node.position), node.level`.execute(db);
  return rows;
}

/** The latest masteries of each member, in the menus of the family's product. */
export const recentlyMastered = (db: DbOrTx, familyId: string, limit: number) =>
  db
    .selectFrom('family_members as member')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('learner_reports as report')
          .leftJoin('activities as activity', 'activity._id', 'report.item_id')
          .leftJoin('activity_groups as group', 'group._id', 'report.item_id')
          .whereRef('report.learner_id', '=', 'member._id')
          .where('report.mastered', '=', true)
          .where((inner) =>
            inner.or([inner('activity._id', 'is not', null), inner('group._id', 'is not', null)]),
          )
          .select([
            'report.item_id as itemId',
            'report.date_mastered',
            'report.mastered_together as masteredTogether',
            sql<boolean>`"group"._id is not null`.as('isGroup'),
            sql<string>`coalesce(activity.activity_name, "group".name)`.as('activityName'),
          ])
          .orderBy('report.date_mastered', 'desc')
          .orderBy('report.item_id')
          .limit(limit)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .where('member.family_id', '=', familyId)
    .select((eb) => [
      'member._id as learnerId',
      'latest.itemId',
      'latest.isGroup',
      'latest.activityName',
      'latest.masteredTogether',
      isoMoment('latest.date_mastered').as('dateMastered'),
      eb
        .selectFrom('activity_group_items as item')
        .innerJoin('activity_groups as above', 'above._id', 'item.group_id')
        .innerJoin('solutions as solution', 'solution._id', 'above.solution_id')
        .whereRef('item.activity_id', '=', 'latest.itemId')
        .whereRef('solution.product_id', '=', 'family.product_id')
        .select('above.name')
        .orderBy('above.position')
        .limit(1)
        .as('groupName'),
    ])
    .orderBy('latest.date_mastered', 'desc')
    .execute();
