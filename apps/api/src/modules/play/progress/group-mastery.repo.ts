import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMomentOrNull } from '../../../db/table-page.ts';

export const reachedBy = (tx: DbOrTx, learnerId: string) =>
  tx
    .selectFrom('learner_reports')
    .select([
      'item_id as itemId',
      'mastered',
      'partial',
      'mastered_together as masteredTogether',
      isoMomentOrNull('date_mastered').as('dateMastered'),
    ])
    .where('learner_id', '=', learnerId)
    .execute();

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
