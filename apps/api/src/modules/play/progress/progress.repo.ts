import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import type { GroupNode, Reached } from '@flink/contract/rules/play/group-mastery.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Readings } from '../../../db/tables.gen.ts';
import type { KeptResult } from './claims.ts';

// Finished games wait for three statements between begin and commit, each written once, however many come together:
// most of the time of a small write is spent on the way to the database and back.

const written = <Row>(db: DbOrTx, query: RawBuilder<Row>) => ({ compile: () => query.compile(db) });

/** Ids separated by commas: what is prepared takes texts. */
const listed = (ids: string) => sql`string_to_array(${ids}, ',')::uuid[]`;

export interface HeldLearner {
  readonly _id: string;
  readonly createdAt: Date;
  readonly settings: unknown;
  readonly familyId: string;
  readonly organizationId: string;
  readonly timeZone: string;
  /** Of the learning center's calendar. */
  readonly today: string;
  readonly config: unknown;
  readonly hasGoals: boolean;
  /** By the database's clock, the one that all servers share. */
  readonly now: Date;
}

const hold = prepared((db, learnerIds: string) =>
  written(
    db,
    sql<HeldLearner>`select member._id, member.created_at as "createdAt", member.settings,
      member.family_id as "familyId", center.master_organization_id as "organizationId",
      center.time_zone as "timeZone",
      to_char(now() at time zone center.time_zone, 'YYYY-MM-DD') as today, center.config,
      exists (select from learning_goals where learner_id = member._id) as "hasGoals",
      now() as now
      from family_members member
      join families family on family._id = member.family_id
      join learning_centers center on center._id = family.learning_center_id
      where member._id = any(${listed(learnerIds)})
      order by member._id for no key update of member`,
  ),
);

/**
 * Those whom a transaction changes, held until its end and in the order of their ids: two devices that name the same
 * learners in another order wait, and never for each other. Only learners of the playing teams are named here.
 */
export const holdLearners = (tx: DbOrTx, learnerIds: readonly string[]): Promise<HeldLearner[]> =>
  hold(tx, learnerIds.join());

interface Standing {
  /** Which of the activities stand in a menu of the product of which learner, and by which template they are played. */
  readonly offered: readonly {
    readonly learnerId: string;
    readonly activityId: string;
    readonly templateAlias: string;
  }[];
  /** Results that were sent before. */
  readonly results: readonly (Omit<KeptResult, 'finishedAt'> & {
    readonly _id: string;
    readonly finishedAt: string;
  })[];
  /** The groups that the activities stand in, and all above them, in the products of these learners. */
  readonly groups: readonly GroupNode[];
  /** Which of them are above what this learner touches. */
  readonly above: readonly { readonly learnerId: string; readonly groupId: string }[];
  /** What was reached in the activities, in those groups and in all that is in them. */
  readonly reached: readonly (Reached & { readonly learnerId: string; readonly itemId: string })[];
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Who touches what: two lists of the same length. Results are looked for from that moment on, in the months since. */
const read = prepared((db, touching: string, touched: string, resultIds: string, since: string) =>
  written(
    db,
    sql<Standing>`with recursive pair as (
        select pair.learner_id, pair.activity_id, family.product_id
        from unnest(${listed(touching)}, ${listed(touched)}) as pair(learner_id, activity_id)
        join family_members member on member._id = pair.learner_id
        join families family on family._id = member.family_id
      ), touched as (
        select pair.learner_id, pair.activity_id, pair.product_id, item.group_id as _id
          from pair join activity_group_items item on item.activity_id = pair.activity_id
        union select pair.learner_id, pair.activity_id, pair.product_id, node._id
          from pair join activity_groups node on node.default_activity_id = pair.activity_id
      ), own as (
        select touched.learner_id, touched.activity_id, touched._id
          from touched join activity_groups node on node._id = touched._id
          join solutions solution on solution._id = node.solution_id and solution.product_id = touched.product_id
      ), above as (
        select learner_id, _id from own
        union select above.learner_id, child.parent_id
          from activity_groups child join above on above._id = child._id where child.parent_id is not null
      ), node as (
        select node._id,
          case when node.generated_from is not null then node.default_activity_id end as "defaultActivityId",
          array(select activity_id from activity_group_items where group_id = node._id) ||
            array(select _id from activity_groups where parent_id = node._id) as "childIds"
        from activity_groups node where node._id in (select _id from above)
      ), item as (
        select learner_id, activity_id as item_id from pair
        union select learner_id, _id from above
        union select above.learner_id, unnest(node."childIds") from above join node on node._id = above._id
        union select above.learner_id, node."defaultActivityId" from above join node on node._id = above._id
      )
      select
        coalesce((select json_agg(json_build_object('learnerId', own.learner_id, 'activityId', own.activity_id,
            'templateAlias', template.alias))
          from (select distinct learner_id, activity_id from own) own
          join activities activity on activity._id = own.activity_id
          join activity_templates template on template._id = activity.activity_template_id), '[]') as offered,
        coalesce((select json_agg(json_build_object('_id', _id, 'learnerId', learner_id, 'activityId', activity_id,
            'mastered', mastered, 'finishedAt', ${iso('finished_at')}))
          -- By their keys alone: by the learner all that somebody ever finished would be read for each new one.
          from (
            select * from activity_results where _id = any(${listed(resultIds)})
              and finished_at between ${since}::timestamptz and now() + interval '1 day' offset 0
          ) as result
          where learner_id = any(${listed(touching)})), '[]') as results,
        coalesce((select json_agg(node) from node), '[]') as groups,
        coalesce((select json_agg(json_build_object('learnerId', learner_id, 'groupId', _id)) from above),
          '[]') as above,
        coalesce((select json_agg(json_build_object('learnerId', report.learner_id, 'itemId', report.item_id,
            'mastered', report.mastered, 'partial', report.partial, 'masteredTogether', report.mastered_together,
            'dateMastered', ${iso('report.date_mastered')}))
          from item join learner_reports report
            on report.learner_id = item.learner_id and report.item_id = item.item_id), '[]') as reached`,
  ),
);

/** A learner and an activity that something is said about. */
export interface Touch {
  readonly learnerId: string;
  readonly activityId: string;
}

/** All that a change of these learners hangs on. They are held: what is read here stays so until it is written. */
export async function standingOf(
  tx: DbOrTx,
  touches: readonly Touch[],
  resultIds: readonly string[],
  since: Date,
): Promise<Standing> {
  const [standing] = await read(
    tx,
    touches.map(({ learnerId }) => learnerId).join(),
    touches.map(({ activityId }) => activityId).join(),
    resultIds.join(),
    since.toISOString(),
  );
  return standing ?? { offered: [], results: [], groups: [], above: [], reached: [] };
}

const REPORT_COLUMNS = sql.raw(
  'learner_id uuid, item_id uuid, mastered boolean, partial boolean, date_mastered timestamptz, mastered_together boolean',
);

const writeResults = (results: string) => sql<never>`
  insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
    problems_answered_correctly, problems_answered_incorrectly, mastered, team_size, asked, missed,
    master_organization_id)
  select * from jsonb_to_recordset(${results}::jsonb) as result(_id uuid, learner_id uuid, activity_id uuid,
    finished_at timestamptz, all_problems_count integer, problems_answered_correctly integer,
    problems_answered_incorrectly integer, mastered boolean, team_size integer,
    asked text[], missed text[], master_organization_id uuid)`;

/** Of what was reached before: nothing is said to the reports, and nothing has to be added up. */
const writeAgain = prepared((db, results: string) => written(db, writeResults(results)));

const write = prepared((db, results: string, reports: string) =>
  written(
    db,
    sql<never>`with kept as (${writeResults(results)})
      insert into learner_reports (learner_id, item_id, mastered, partial, date_mastered, mastered_together)
      select * from jsonb_to_recordset(${reports}::jsonb) as report(${REPORT_COLUMNS})
      on conflict (learner_id, item_id) do update set mastered = excluded.mastered, partial = excluded.partial,
        date_mastered = excluded.date_mastered, mastered_together = excluded.mastered_together, updated_at = now()`,
  ),
);

export interface ResultRow {
  readonly _id: string;
  readonly learner_id: string;
  readonly activity_id: string;
  readonly finished_at: Date;
  readonly all_problems_count: number;
  readonly problems_answered_correctly: number;
  readonly problems_answered_incorrectly: number;
  readonly mastered: boolean;
  readonly team_size: number;
  readonly asked: readonly string[] | null;
  readonly missed: readonly string[] | null;
  readonly master_organization_id: string | null;
}

/** An item and what a learner whom the transaction holds has now reached in it. */
export interface ReportRow extends Reached {
  readonly learnerId: string;
  readonly itemId: string;
}

export async function keep(
  tx: DbOrTx,
  results: readonly ResultRow[],
  reports: readonly ReportRow[],
): Promise<void> {
  if (results.length === 0 && reports.length === 0) return;
  const rows = reports.map(({ learnerId, itemId, dateMastered, masteredTogether, ...flags }) => ({
    learner_id: learnerId,
    item_id: itemId,
    ...flags,
    date_mastered: dateMastered,
    mastered_together: masteredTogether,
  }));
  await (rows.length === 0
    ? writeAgain(tx, JSON.stringify(results))
    : write(tx, JSON.stringify(results), JSON.stringify(rows)));
}

export type ReadingRow = Omit<Insertable<Readings>, 'created_at'>;

/** Seldom beside a game: most of what is played is not timed. */
export async function keepReadings(tx: DbOrTx, rows: readonly ReadingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('readings')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a learner whom the transaction holds. */
export const saveLocale = (tx: DbOrTx, learnerId: string, locale: string) =>
  tx.updateTable('family_members').set({ locale }).where('_id', '=', learnerId).execute();

export const saveSettings = (tx: DbOrTx, learnerId: string, settings: LearnerSettings) =>
  tx
    .updateTable('family_members')
    .set({ settings: JSON.stringify(settings) })
    .where('_id', '=', learnerId)
    .execute();
