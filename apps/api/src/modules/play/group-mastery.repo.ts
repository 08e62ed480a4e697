import type { Reached } from '@flink/contract/rules/group-mastery.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { isoMomentOrNull } from '../../db/table-page.ts';

const REPORT = [
  'learner_id as learnerId',
  'item_id as itemId',
  'mastered',
  'partial',
  'mastered_together as masteredTogether',
] as const;

/** Ids separated by commas: what is prepared takes texts. */
const listed = (ids: string) => sql<string[]>`string_to_array(${ids}, ',')::uuid[]`;

/** What learners whom the transaction holds have reached in these items. */
export const reachedBy = prepared((db, learnerIds: string, itemIds: string) =>
  db
    .selectFrom('learner_reports')
    .select(REPORT)
    .select(isoMomentOrNull('date_mastered').as('dateMastered'))
    .where(sql<boolean>`learner_id = any(${listed(learnerIds)})`)
    .where(sql<boolean>`item_id = any(${listed(itemIds)})`),
);

export const allReachedBy = prepared((db, learnerId: string) =>
  db
    .selectFrom('learner_reports')
    .select(REPORT)
    .select(isoMomentOrNull('date_mastered').as('dateMastered'))
    .where('learner_id', '=', learnerId),
);

export interface GroupReport extends Reached {
  readonly learnerId: string;
  readonly groupId: string;
}

/** Of learners whom the transaction holds: nobody else writes their groups. */
export async function keepGroupReports(tx: DbOrTx, reports: readonly GroupReport[]): Promise<void> {
  if (reports.length === 0) return;
  await tx
    .insertInto('learner_reports')
    .values(
      reports.map(({ learnerId, groupId, mastered, partial, dateMastered, masteredTogether }) => ({
        learner_id: learnerId,
        item_id: groupId,
        mastered,
        partial,
        date_mastered: dateMastered,
        mastered_together: masteredTogether,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['learner_id', 'item_id']).doUpdateSet((eb) => ({
        mastered: eb.ref('excluded.mastered'),
        partial: eb.ref('excluded.partial'),
        date_mastered: eb.ref('excluded.date_mastered'),
        mastered_together: eb.ref('excluded.mastered_together'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** Learners after `last` who have played something, some at a time, with what their groups hang on. */
export const playedLearners = (db: DbOrTx, last: string | null, limit: number) =>
  db
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family.product_id', 'is not', null)
    .where((eb) => (last === null ? eb.lit(true) : eb('member._id', '>', last)))
    .where((eb) =>
      eb.exists(eb.selectFrom('learner_reports').select('item_id').whereRef('learner_id', '=', 'member._id')),
    )
    .select(['member._id', sql<string>`family.product_id`.as('productId'), 'center.config'])
    .orderBy('member._id')
    .limit(limit)
    .execute();

/** Whoever else changes this learner waits. */
export const holdLearner = (tx: DbOrTx, learnerId: string) =>
  tx.selectFrom('family_members').select('_id').where('_id', '=', learnerId).forNoKeyUpdate().execute();
