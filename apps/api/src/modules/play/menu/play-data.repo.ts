import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMomentOrNull } from '../../../db/table-page.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';

const reports = (db: DbOrTx, team: PlayingTeam) =>
  db
    .selectFrom('learner_reports as report')
    .select([
      'report.learner_id as learnerId',
      'report.item_id as itemId',
      'report.mastered',
      'report.partial',
      isoMomentOrNull('report.date_mastered').as('dateMastered'),
      'report.mastered_together as masteredTogether',
    ])
    .where('report.learner_id', 'in', team.learnerIds)
    .orderBy('report.learner_id')
    .orderBy('report.item_id');

export const allReportsOf = (db: DbOrTx, team: PlayingTeam) => reports(db, team).execute();

/** Of groups alone, and of the groups of one solution: no more however much was played. */
export const groupReportsOf = (db: DbOrTx, team: PlayingTeam, solutionId: string) =>
  reports(db, team)
    .innerJoin('activity_groups as group', 'group._id', 'report.item_id')
    .where('group.solution_id', '=', solutionId)
    .execute();

export const reportsIn = async (db: DbOrTx, team: PlayingTeam, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? []
    : reports(db, team).where(sql<boolean>`report.item_id = any(${itemIds}::uuid[])`).execute();

export const learnersOf = (db: DbOrTx, team: PlayingTeam) =>
  db
    .selectFrom('family_members as learner')
    .select((eb) => [
      'learner._id',
      'learner.settings',
      eb
        .exists(
          eb
            .selectFrom('family_members as relative')
            .select('relative._id')
            .whereRef('relative.family_id', '=', 'learner.family_id')
            .whereRef('relative._id', '<>', 'learner._id'),
        )
        .as('hasRelatives'),
    ])
    .where('learner._id', 'in', team.learnerIds)
    .execute();
