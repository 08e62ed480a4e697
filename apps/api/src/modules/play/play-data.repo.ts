import type { DbOrTx } from '../../db/database.ts';
import { isoMomentOrNull } from '../../db/table-page.ts';
import type { PlayingTeam } from './playing-team.ts';

export const allReportsOf = (db: DbOrTx, team: PlayingTeam) =>
  db
    .selectFrom('learner_reports')
    .select([
      'learner_id as learnerId',
      'item_id as itemId',
      'mastered',
      'partial',
      isoMomentOrNull('date_mastered').as('dateMastered'),
      'mastered_together as masteredTogether',
    ])
    .where('learner_id', 'in', team.learnerIds)
    .orderBy('learner_id')
    .orderBy('item_id')
    .execute();
