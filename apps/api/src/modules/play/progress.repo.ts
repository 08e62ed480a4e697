import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import type { GroupNode, Reached } from '@flink/contract/rules/group-mastery.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { KeptResult } from './claims.ts';

// A finished game waits for three statements between begin and commit, each written once: most of the time of a small
// write is spent on the way to the database and back.

const written = <Row>(db: DbOrTx, query: RawBuilder<Row>) => ({ compile: () => query.compile(db) });

/** Ids separated by commas: what is prepared takes texts. */
const listed = (ids: string) => sql`string_to_array(${ids}, ',')::uuid[]`;

export interface HeldLearner {
  readonly _id: string;
  readonly createdAt: Date;
  readonly settings: unknown;
  readonly familyId: string;
  readonly productId: string | null;
  readonly timeZone: string;
  /** Of the learning center's calendar. */
  readonly today: string;
  readonly config: unknown;
  readonly hasGoals: boolean;
}

const hold = prepared((db, learnerIds: string) =>
  written(
    db,
    sql<HeldLearner>`select member._id, member.created_at as "createdAt", member.settings,
      member.family_id as "familyId", family.product_id as "productId", center.time_zone as "timeZone",
      to_char(now() at time zone center.time_zone, 'YYYY-MM-DD') as today, center.config,
      exists (select from learning_goals where learner_id = member._id) as "hasGoals"
      from family_members member
      join families family on family._id = member.family_id
      join learning_centers center on center._id = family.learning_center_id
      where member._id = any(${listed(learnerIds)})
      order by member._id for no key update of member`,
  ),
);

/**
 * Those of the team whom a call changes, held until the end of the transaction and in the order of their ids: two
 * devices that name the same learners in another order wait, and never for each other.
 */
export const holdLearners = (
  tx: DbOrTx,
  team: PlayingTeam,
  learnerIds: readonly string[],
): Promise<HeldLearner[]> => hold(tx, team.learnerIds.filter((id) => learnerIds.includes(id)).join());

/** A group with what is in it. */
export interface CountedGroup extends GroupNode {
  readonly productId: string;
}

interface Standing {
  /** How many of the activities there are. */
  readonly known: number;
  /** Results that were sent before. */
  readonly results: readonly (Omit<KeptResult, 'finishedAt'> & {
    readonly _id: string;
    readonly finishedAt: string;
  })[];
  /** The groups that the activities stand in, and all above them, in every product. */
  readonly groups: readonly CountedGroup[];
  /** What was reached in the activities, in those groups and in all that is in them. */
  readonly reached: readonly (Reached & { readonly learnerId: string; readonly itemId: string })[];
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const read = prepared((db, learnerIds: string, activityIds: string, resultIds: string, productIds: string) =>
  written(
    db,
    sql<Standing>`with recursive touched as (
        select group_id as _id from activity_group_items where activity_id = any(${listed(activityIds)})
        union select _id from activity_groups where default_activity_id = any(${listed(activityIds)})
      ), above as (
        select _id from touched
        union select child.parent_id from activity_groups child join above on above._id = child._id
          where child.parent_id is not null
      ), node as (
        select node._id, solution.product_id as "productId",
          case when node.generated_from is not null then node.default_activity_id end as "defaultActivityId",
          array(select activity_id from activity_group_items where group_id = node._id) ||
            array(select _id from activity_groups where parent_id = node._id) as "childIds"
        from above join activity_groups node on node._id = above._id
        join solutions solution on solution._id = node.solution_id
        where solution.product_id = any(${listed(productIds)})
      )
      select
        (select count(*) from activities where _id = any(${listed(activityIds)})) as known,
        coalesce((select json_agg(json_build_object('_id', _id, 'learnerId', learner_id, 'activityId', activity_id,
            'mastered', mastered, 'finishedAt', ${iso('finished_at')}))
          from activity_results
          where _id = any(${listed(resultIds)}) and learner_id = any(${listed(learnerIds)})), '[]') as results,
        coalesce((select json_agg(node) from node), '[]') as groups,
        coalesce((select json_agg(json_build_object('learnerId', learner_id, 'itemId', item_id,
            'mastered', mastered, 'partial', partial, 'masteredTogether', mastered_together,
            'dateMastered', ${iso('date_mastered')}))
          from learner_reports
          where learner_id = any(${listed(learnerIds)}) and item_id in (
            select unnest(${listed(activityIds)}) union select _id from node
            union select unnest("childIds") from node
            union select "defaultActivityId" from node)), '[]') as reached`,
  ),
);

interface Touched {
  readonly learners: readonly HeldLearner[];
  readonly activityIds: readonly string[];
  readonly resultIds: readonly string[];
}

/** All that a change of these learners hangs on. They are held: what is read here stays so until it is written. */
export async function standingOf(
  tx: DbOrTx,
  { learners, activityIds, resultIds }: Touched,
): Promise<Standing> {
  const products = [...new Set(learners.flatMap(({ productId }) => productId ?? []))];
  const ids = learners.map(({ _id }) => _id).join();
  const [standing] = await read(tx, ids, activityIds.join(), resultIds.join(), products.join());
  return standing ?? { known: 0, results: [], groups: [], reached: [] };
}

const REPORT_COLUMNS = sql.raw(
  'learner_id uuid, item_id uuid, mastered boolean, partial boolean, date_mastered timestamptz, mastered_together boolean',
);

const write = prepared((db, results: string, reports: string) =>
  written(
    db,
    sql<never>`with kept as (
        insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
          problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
        select * from jsonb_to_recordset(${results}::jsonb) as result(_id uuid, learner_id uuid, activity_id uuid,
          finished_at timestamptz, all_problems_count integer, problems_answered_correctly integer,
          problems_answered_incorrectly integer, mastered boolean, team_size integer)
        on conflict do nothing
      )
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
  await write(tx, JSON.stringify(results), JSON.stringify(rows));
}

/** Of a learner whom the transaction holds. */
export const saveSettings = (tx: DbOrTx, learnerId: string, settings: LearnerSettings) =>
  tx
    .updateTable('family_members')
    .set({ settings: JSON.stringify(settings) })
    .where('_id', '=', learnerId)
    .execute();
