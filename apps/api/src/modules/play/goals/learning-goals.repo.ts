import type { LearningGoal } from '@flink/contract/entities/learning-goal.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isOnePerson } from '../../../db/is-one-person.ts';
import { prepared } from '../../../db/prepared.ts';
import { isoMoment, isoMomentOrNull } from '../../../db/table-page.ts';

type Goals = ReadonlyMap<string, readonly LearningGoal[]>;
type GoalRow = LearningGoal & { readonly learnerId: string };

function byLearner(rows: readonly GoalRow[]): Goals {
  const goals = rows.map(({ learnerId, ...goal }) => ({ learnerId, goal }));
  return new Map(
    [...Map.groupBy(goals, ({ learnerId }) => learnerId)].map(([learnerId, own]) => [
      learnerId,
      own.map(({ goal }) => goal),
    ]),
  );
}

/** Spec 1 §4: reached when every group of that level and subject is mastered; groups of nothing do not count. */
const REACHED = sql`(
  select count(*) > 0 and bool_and(coalesce(report.mastered, false))
  from activity_groups node
  left join learner_reports report on report.item_id = node._id and report.learner_id = goal.learner_id
  where node.solution_id = goal.solution_id and node.level = goal.level and node.subject = goal.subject
  and (exists (select from activity_group_items where group_id = node._id)
    or exists (select from activity_groups where parent_id = node._id))
)`;

/** Without those whose day is over; one that was reached stays until the learner was congratulated. */
const SHOWN = sql`select goal.learner_id as "learnerId", goal.solution_id as solution, goal.level, goal.subject,
    ${isoMoment('goal.expired_at')} as "expiredAt", goal.approved_by as "approvedBy",
    ${isoMomentOrNull('goal.accomplished_at')} as "accomplishedAt"
  from goal where expired_at > now() or accomplished_at is not null
  order by goal.created_at, goal.solution_id`;

const read = prepared((db, learnerIds: string) => ({
  compile: () =>
    sql<GoalRow>`with goal as (
      select * from learning_goals where learner_id = any(string_to_array(${learnerIds}, ',')::uuid[])
    ) ${SHOWN}`.compile(db),
}));

export const goalsOf = async (db: DbOrTx, learnerIds: readonly string[]): Promise<Goals> =>
  byLearner(await read(db, learnerIds.join()));

const markAndRead = prepared((db, learnerIds: string) => ({
  compile: () =>
    sql<GoalRow>`with before as (
      select * from learning_goals where learner_id = any(string_to_array(${learnerIds}, ',')::uuid[])
    ), marked as (
      update learning_goals goal set accomplished_at = now()
      from before where before.learner_id = goal.learner_id and before.solution_id = goal.solution_id
      and goal.accomplished_at is null and goal.expired_at > now() and ${REACHED}
      returning goal.*
    ), goal as (
      select * from marked union all select * from before
      where not exists (select from marked
        where marked.learner_id = before.learner_id and marked.solution_id = before.solution_id)
    ) ${SHOWN}`.compile(db),
}));

/** Marks what these learners have reached by now, and answers all their goals. */
export const markAccomplished = async (tx: DbOrTx, learnerIds: readonly string[]): Promise<Goals> =>
  byLearner(await markAndRead(tx, learnerIds.join()));

/** Spec 1 §5 and §1: by more than one member, but not in the one-person product, whose parent only holds the account. */
export const needsApproval = async (tx: DbOrTx, familyId: string): Promise<boolean> =>
  (
    await tx
      .selectFrom('families as family')
      .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
      .leftJoin('products as product', 'product._id', 'family.product_id')
      .where('family._id', '=', familyId)
      .select(
        sql<boolean>`not ${isOnePerson}
          and (select count(*) from family_members where family_id = family._id) > 1`.as('needsApproval'),
      )
      .executeTakeFirstOrThrow()
  ).needsApproval;

export const hasGroups = async (
  db: DbOrTx,
  { solutionId, level, subject }: { solutionId: string; level: number; subject: string },
): Promise<boolean> =>
  (await db
    .selectFrom('activity_groups')
    .select('_id')
    .where('solution_id', '=', solutionId)
    .where('level', '=', level)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface NewGoal {
  readonly learnerId: string;
  readonly solutionId: string;
  readonly level: number;
  readonly subject: string;
  readonly day: string;
  readonly timeZone: string;
  readonly approvedBy: string | null;
}

/** Spec 1 §5: until 23:59:59.999 of its day, in the learning center's time zone. */
export const setGoal = (tx: DbOrTx, goal: NewGoal) => {
  const values = {
    level: goal.level,
    subject: goal.subject,
    expired_at: sql<Date>`((${goal.day}::date + 1)::timestamp at time zone ${goal.timeZone}) - interval '1 millisecond'`,
    approved_by: goal.approvedBy,
    accomplished_at: null,
    created_at: sql<Date>`now()`,
  };
  return tx
    .insertInto('learning_goals')
    .values({ learner_id: goal.learnerId, solution_id: goal.solutionId, ...values })
    .onConflict((oc) => oc.columns(['learner_id', 'solution_id']).doUpdateSet(values))
    .execute();
};

export const removeGoal = (tx: DbOrTx, learnerId: string, solutionId: string) =>
  tx
    .deleteFrom('learning_goals')
    .where('learner_id', '=', learnerId)
    .where('solution_id', '=', solutionId)
    .execute();

/** Goals whose day is over, and reached ones that nobody came back to be congratulated for. */
export const removeOver = (db: DbOrTx, reachedBefore: Date) =>
  db
    .deleteFrom('learning_goals')
    .where((eb) =>
      eb.or([
        eb.and([eb('accomplished_at', 'is', null), eb('expired_at', '<', sql<Date>`now()`)]),
        eb('accomplished_at', '<', reachedBefore),
      ]),
    )
    .execute();
