import type { LevelReached } from '@flink/contract/rules/teacher-home/needs.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment, isoMomentOf } from '../../../db/table-page.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

export type TeacherScope = Extract<Scope, { kind: 'teacher' }>;

/** Ids of families that `familiesOf` has told: nothing else may be asked about. */
export type Taught = readonly string[];

// Every query begins at the families of one teacher and goes down by an index: none grows with the installation.

export const center = (db: DbOrTx, { learningCenterId }: TeacherScope) =>
  db
    .selectFrom('learning_centers')
    .where('_id', '=', learningCenterId)
    .select([
      'name',
      'time_zone as timeZone',
      sql<string>`config->>'defaultLocale'`.as('locale'),
      sql<string>`to_char(now() at time zone time_zone, 'YYYY-MM-DD')`.as('today'),
    ])
    .executeTakeFirst();

/** Spec 3 §6: only those that are assigned; one that has left the teacher's center is gone with it. */
export const familiesOf = (db: DbOrTx, { userId, learningCenterId }: TeacherScope) =>
  db
    .selectFrom('teacher_families as taught')
    .innerJoin('families as family', 'family._id', 'taught.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('taught.teacher_id', '=', userId)
    .where('center._id', '=', learningCenterId)
    .select([
      'family._id',
      'family.name',
      'family.product_id as productId',
      sql<boolean>`family.blocked_at is not null`.as('isBlocked'),
      sql<string>`to_char(family.created_at at time zone center.time_zone, 'YYYY-MM-DD')`.as('since'),
    ])
    .orderBy('family.name')
    .orderBy('family._id')
    .execute();

export const membersOf = (db: DbOrTx, families: Taught) =>
  db
    .selectFrom('family_members')
    .where('family_id', 'in', families)
    .select(['_id', 'family_id as familyId', 'firstname', sql<'adult' | 'child'>`type`.as('type')])
    .orderBy('is_admin', 'desc')
    .orderBy('_id')
    .execute();

export const daysOf = (db: DbOrTx, families: Taught, week: string) =>
  db
    .selectFrom('family_play_days')
    .where('family_id', 'in', families)
    .where('day', '>=', sql<Date>`${week}::date`)
    .where('day', '<', sql<Date>`${week}::date + 7`)
    .select([
      'family_id as familyId',
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      sql<'adult' | 'child' | 'together'>`kind`.as('kind'),
      'seconds',
    ])
    .execute();

/** Sums of a week (`ago` 0) and of those before it, of their first `days` days. */
export async function weeksOf(
  db: DbOrTx,
  families: Taught,
  { week, before, days }: { readonly week: string; readonly before: number; readonly days: number },
) {
  const { rows } = await sql<{ readonly familyId: string; readonly ago: number; readonly seconds: number }>`
    select family_id as "familyId", ((${week}::date + 6 - day) / 7)::integer as ago,
      sum(seconds)::integer as seconds
    from family_play_days
    where family_id = any(${families}::uuid[])
      and day >= ${week}::date - ${before}::integer * 7 and day < ${week}::date + 7
      and (day - (${week}::date - ${before}::integer * 7)) % 7 < ${days}::integer
    group by 1, 2`.execute(db);
  return rows;
}

export async function lastSeenOf(db: DbOrTx, families: Taught) {
  const { rows } = await sql<{ readonly familyId: string; readonly day: string }>`
    select family._id as "familyId", to_char(played.day, 'YYYY-MM-DD') as day
    from unnest(${families}::uuid[]) as family(_id)
    cross join lateral (
      select day from family_play_days where family_id = family._id and seconds > 0
      order by day desc limit 1
    ) played`.execute(db);
  return rows;
}

/** What was begun last and is not mastered. */
export async function begunIn(db: DbOrTx, families: Taught) {
  const { rows } = await sql<{
    readonly familyId: string;
    readonly firstname: string;
    readonly activityName: string;
  }>`
    select distinct on (member.family_id) member.family_id as "familyId", member.firstname,
      activity.activity_name as "activityName"
    from family_members member
    join learner_reports report on report.learner_id = member._id and report.partial and not report.mastered
    join activities activity on activity._id = report.item_id
    where member.family_id = any(${families}::uuid[])
    order by member.family_id, report.updated_at desc, report.item_id`.execute(db);
  return rows;
}

/** Groups that were mastered in a week of the center's clock, the latest first. */
export async function groupsMastered(
  db: DbOrTx,
  families: Taught,
  { week, timeZone }: { readonly week: string; readonly timeZone: string },
) {
  const { rows } = await sql<{
    readonly familyId: string;
    readonly learnerId: string;
    readonly groupId: string;
    readonly groupName: string;
    readonly day: string;
    readonly together: boolean;
  }>`
    select member.family_id as "familyId", member._id as "learnerId", node._id as "groupId",
      node.name as "groupName",
      to_char(report.date_mastered at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      report.mastered_together as together
    from family_members member
    join learner_reports report on report.learner_id = member._id and report.mastered
    join activity_groups node on node._id = report.item_id
    where member.family_id = any(${families}::uuid[])
      and report.date_mastered >= ${week}::date::timestamp at time zone ${timeZone}
      and report.date_mastered < (${week}::date + 7)::timestamp at time zone ${timeZone}
    order by report.date_mastered desc, node._id, member._id`.execute(db);
  return rows;
}

/** Activities that somebody finished several times of late and has not mastered. */
export async function triedInVain(
  db: DbOrTx,
  families: Taught,
  { times, withinDays }: { readonly times: number; readonly withinDays: number },
) {
  const { rows } = await sql<{
    readonly familyId: string;
    readonly learnerId: string;
    readonly firstname: string;
    readonly activityId: string;
    readonly activityName: string;
    readonly tries: number;
  }>`
    select member.family_id as "familyId", member._id as "learnerId", member.firstname,
      tried.activity_id as "activityId", activity.activity_name as "activityName", tried.tries
    from family_members member
    cross join lateral (
      select activity_id, count(*)::integer as tries from activity_results
      where learner_id = member._id and finished_at >= now() - make_interval(days => ${withinDays})
      group by activity_id having count(*) >= ${times} and not bool_or(mastered)
    ) tried
    join activities activity on activity._id = tried.activity_id
    where member.family_id = any(${families}::uuid[])
      and not exists (
        select from learner_reports report
        where report.learner_id = member._id and report.item_id = tried.activity_id and report.mastered
      )
    order by tried.tries desc, member._id, tried.activity_id`.execute(db);
  return rows;
}

export type FamilyLevel = LevelReached & { readonly familyId: string };

/** Every level of the menus in which a member has mastered a group, with all levels of that menu. */
export async function levelsOf(db: DbOrTx, families: Taught) {
  const { rows } = await sql<FamilyLevel>`
    with reached as materialized (
      select member.family_id, member._id as learner_id, member.firstname, family.product_id,
        report.item_id, report.mastered
      from family_members member
      join families family on family._id = member.family_id
      join learner_reports report on report.learner_id = member._id
      where member.family_id = any(${families}::uuid[])
    ),
    of_groups as (
      select reached.family_id, reached.learner_id, reached.firstname, node.solution_id, node.level,
        count(*)::integer as mastered
      from reached
      join activity_groups node on node._id = reached.item_id
      join solutions solution on solution._id = node.solution_id and solution.product_id = reached.product_id
      where reached.mastered
      group by 1, 2, 3, 4, 5
    ),
    begun as (
      select distinct reached.learner_id, node.solution_id, node.level
      from reached
      join activity_group_items item on item.activity_id = reached.item_id
      join activity_groups node on node._id = item.group_id
    ),
    levels as (
      select node.solution_id, node.level, count(*)::integer as groups
      from activity_groups node
      where node.solution_id in (select solution_id from of_groups)
        and (exists (select from activity_group_items where group_id = node._id)
          or exists (select from activity_groups child where child.parent_id = node._id))
      group by 1, 2
    )
    select who.family_id as "familyId", who.learner_id as "learnerId", who.firstname,
      who.solution_id as "solutionId", levels.level, levels.groups,
      coalesce(of_groups.mastered, 0) as mastered, begun.level is not null as begun
    from (select distinct family_id, learner_id, firstname, solution_id from of_groups) who
    join levels on levels.solution_id = who.solution_id
    left join of_groups on of_groups.learner_id = who.learner_id
      and of_groups.solution_id = levels.solution_id and of_groups.level = levels.level
    left join begun on begun.learner_id = who.learner_id
      and begun.solution_id = levels.solution_id and begun.level = levels.level
    order by who.learner_id, who.solution_id, levels.level`.execute(db);
  return rows;
}

export async function talksOf(db: DbOrTx, { userId }: TeacherScope, families: Taught, timeZone: string) {
  const { rows } = await sql<{
    readonly familyId: string;
    readonly talkedAt: string;
    readonly day: string;
    readonly reasons: readonly string[];
  }>`
    select family._id as "familyId", talk.* from unnest(${families}::uuid[]) as family(_id)
    cross join lateral (
      select ${isoMoment('talked_at')} as "talkedAt", reasons,
        to_char(talked_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
      from teacher_talks where teacher_id = ${userId} and family_id = family._id
      order by talked_at desc limit 1
    ) talk`.execute(db);
  return rows;
}

interface NewTalk {
  readonly _id: string;
  readonly familyId: string;
  readonly reasons: readonly string[];
}

/** When it was; a talk that is known already stays as it was. Undefined where another one has that id. */
export async function addTalk(tx: DbOrTx, { userId }: TeacherScope, { _id, familyId, reasons }: NewTalk) {
  await tx
    .insertInto('teacher_talks')
    .values({ _id, teacher_id: userId, family_id: familyId, reasons: [...reasons] })
    .onConflict((oc) => oc.column('_id').doNothing())
    .execute();
  return tx
    .selectFrom('teacher_talks')
    .where('_id', '=', _id)
    .where('teacher_id', '=', userId)
    .where('family_id', '=', familyId)
    .select(isoMomentOf(sql`talked_at`).as('talkedAt'))
    .executeTakeFirst();
}

export const removeTalk = (db: DbOrTx, { userId }: TeacherScope, id: string) =>
  db.deleteFrom('teacher_talks').where('_id', '=', id).where('teacher_id', '=', userId).execute();
