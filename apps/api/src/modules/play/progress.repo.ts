import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { type Insertable, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { ActivityResults } from '../../db/tables.gen.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { Claim } from './claims.ts';

/**
 * Those of the team whom a call changes, held until the end of the transaction and in the order of their ids: two
 * devices that name the same learners in another order wait, and never for each other.
 */
export const holdLearners = (tx: DbOrTx, team: PlayingTeam, learnerIds: readonly string[]) =>
  tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .select([
      'member._id',
      'member.created_at as createdAt',
      'member.settings',
      'member.family_id as familyId',
      'family.product_id as productId',
      'center.time_zone as timeZone',
      'center.config',
      sql<string>`to_char(now() at time zone center.time_zone, 'YYYY-MM-DD')`.as('today'),
      sql<boolean>`exists (select from learning_goals where learner_id = member._id)`.as('hasGoals'),
    ])
    .where('member._id', 'in', learnerIds)
    .where('member._id', 'in', team.learnerIds)
    .orderBy('member._id')
    .forNoKeyUpdate('member')
    .execute();

/** Of a learner whom the transaction holds. */
export const saveSettings = (tx: DbOrTx, learnerId: string, settings: LearnerSettings) =>
  tx
    .updateTable('family_members')
    .set({ settings: JSON.stringify(settings) })
    .where('_id', '=', learnerId)
    .execute();

const RESULT = [
  'learner_id as learnerId',
  'activity_id as activityId',
  'mastered',
  'finished_at as finishedAt',
] as const;

/** Adds the results that are not known yet, and answers all of them as they are kept. */
export async function keepResults(tx: DbOrTx, results: readonly Insertable<ActivityResults>[]) {
  if (results.length === 0) return [];
  const added = await tx
    .insertInto('activity_results')
    .values(results)
    .onConflict((oc) => oc.columns(['_id', 'learner_id']).doNothing())
    .returning(RESULT)
    .execute();
  if (added.length === results.length) return added;
  return tx
    .selectFrom('activity_results')
    .select(RESULT)
    .where((eb) => eb.or(results.map(({ _id, learner_id }) => eb.and({ _id, learner_id }))))
    .execute();
}

/** Adds claims to what was reached: true stays true, and the first date stays. */
export async function mergeReports(tx: DbOrTx, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  const merged = {
    mastered: sql<boolean>`learner_reports.mastered or excluded.mastered`,
    partial: sql<boolean>`learner_reports.partial or excluded.partial`,
    date_mastered: sql<Date>`least(learner_reports.date_mastered, excluded.date_mastered)`,
    mastered_together: sql<boolean>`learner_reports.mastered_together or excluded.mastered_together`,
  };
  await tx
    .insertInto('learner_reports')
    .values(
      claims.map((claim) => ({
        learner_id: claim.learnerId,
        item_id: claim.itemId,
        mastered: claim.mastered,
        partial: claim.partial,
        date_mastered: claim.dateMastered,
        mastered_together: claim.masteredTogether,
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['learner_id', 'item_id'])
        .doUpdateSet({ ...merged, updated_at: sql<Date>`now()` })
        .where(
          sql<boolean>`(learner_reports.mastered, learner_reports.partial, learner_reports.date_mastered,
            learner_reports.mastered_together) is distinct from
            (${merged.mastered}, ${merged.partial}, ${merged.date_mastered}, ${merged.mastered_together})`,
        ),
    )
    .execute();
}
