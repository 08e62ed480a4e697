import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMoment } from '../../db/table-page.ts';

// Whoever asks sees the family, where nothing else is said: the service has asked before.

/** Not asked for yet whether the person sees it. */
export const familyOfLearner = (db: DbOrTx, learnerId: string) =>
  db
    .selectFrom('family_members')
    .select('family_id as familyId')
    .where('_id', '=', learnerId)
    .executeTakeFirst();

/** By the clock of the family's learning center, and its language. */
export const todayOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family._id', '=', familyId)
    .select(sql<string>`center.config->>'defaultLocale'`.as('locale'))
    .select(sql<string>`to_char(now() at time zone center.time_zone, 'YYYY-MM-DD')`.as('today'))
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

/** How many activities of a menu each has mastered from one day to another, by the clock of the learning center. */
export const masteredBetween = (
  db: DbOrTx,
  familyId: string,
  solutionId: string,
  { starts, ends }: { readonly starts: string; readonly ends: string },
) =>
  db
    .selectFrom('learner_reports as report')
    .innerJoin('family_members as member', 'member._id', 'report.learner_id')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family._id', '=', familyId)
    .where('report.mastered', '=', true)
    .where(
      sql<boolean>`(report.date_mastered at time zone center.time_zone)::date between ${starts}::date and ${ends}::date`,
    )
    .where(
      sql<boolean>`exists (select from activity_group_items as item
        join activity_groups as node on node._id = item.group_id
        where item.activity_id = report.item_id and node.solution_id = ${solutionId})`,
    )
    .groupBy('report.learner_id')
    .select(['report.learner_id as learnerId', sql<number>`count(*)::integer`.as('mastered')])
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

interface TimedReading {
  readonly learnerId: string;
  readonly _id: string;
  readonly activityName: string;
  readonly date: string;
  readonly speed: number;
  readonly benchmark: number;
  readonly tried: number | null;
  readonly correct: number | null;
}

/** The latest readings of each member against the clock, the earliest of them first. */
export async function latestReadings(db: DbOrTx, familyId: string, most: number) {
  const { rows } = await sql<TimedReading>`select member._id as "learnerId", reading._id, reading.speed,
      reading.benchmark, reading.words_tried as tried, reading.words_correct as correct,
      activity.activity_name as "activityName", ${isoMoment('reading.read_at')} as date
    from family_members member
    join lateral (
      select * from readings where learner_id = member._id order by read_at desc, _id desc limit ${most}
    ) reading on true
    join activities activity on activity._id = reading.activity_id
    where member.family_id = ${familyId}
    order by reading.read_at, reading._id`.execute(db);
  return rows;
}

export type ReachedState = 'mastered' | 'begun';

interface ReachedActivity {
  readonly _id: string;
  readonly activityName: string;
  readonly groupName: string;
  readonly date: string;
  readonly masteredTogether: boolean;
}

const STATES = {
  mastered: { is: sql`report.mastered`, since: 'report.date_mastered' },
  begun: { is: sql`report.partial and not report.mastered`, since: 'report.updated_at' },
} as const;

/** Found by the key of the learner's own reports: it grows with what one person has played, not with the house. */
const inState = (state: ReachedState, learner: RawBuilder<unknown>, solutionId: string) => sql`
  from learner_reports report
  join activities activity on activity._id = report.item_id
  join lateral (
    select node.name from activity_group_items item join activity_groups node on node._id = item.group_id
    where item.activity_id = report.item_id and node.solution_id = ${solutionId}
    order by node.position limit 1
  ) place on true
  where report.learner_id = ${learner} and ${STATES[state].is}`;

const COLUMNS = (state: ReachedState) => sql`report.item_id as _id, activity.activity_name as "activityName",
  place.name as "groupName", ${isoMoment(STATES[state].since)} as date,
  report.mastered_together as "masteredTogether"`;

const latestFirst = (state: ReachedState) =>
  sql`order by ${sql.ref(STATES[state].since)} desc, report.item_id`;

/** The latest activities of a menu that each member has mastered, or begun and not mastered. */
export async function latestOfEach(
  db: DbOrTx,
  familyId: string,
  solutionId: string,
  state: ReachedState,
  limit: number,
) {
  const { rows } = await sql<ReachedActivity & { readonly learnerId: string }>`
    select member._id as "learnerId", latest.* from family_members member
    cross join lateral (
      select ${COLUMNS(state)} ${inState(state, sql`member._id`, solutionId)} ${latestFirst(state)} limit ${limit}
    ) latest
    where member.family_id = ${familyId}
    order by latest.date desc, latest._id`.execute(db);
  return rows;
}

export async function pageOfReached(
  db: DbOrTx,
  learnerId: string,
  solutionId: string,
  state: ReachedState,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const of = inState(state, sql`${learnerId}`, solutionId);
  const [page, all] = await Promise.all([
    sql<ReachedActivity>`select ${COLUMNS(state)} ${of} ${latestFirst(state)}
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ readonly count: number }>`select count(*)::integer as count ${of}`.execute(db),
  ]);
  return { data: page.rows, total: all.rows[0]?.count ?? 0 };
}
