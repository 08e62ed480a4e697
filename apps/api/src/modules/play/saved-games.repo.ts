import type { SavedGame } from '@flink/contract/entities/play.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';

export const savedGame = (db: DbOrTx, { learnerId }: PlayingTeam, activityId: string) =>
  db
    .selectFrom('saved_games')
    .select([sql<SavedGame | null>`saved`.as('saved'), sql<number>`revision`.as('revision')])
    .where('learner_id', '=', learnerId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst();

interface Revised {
  readonly activityId: string;
  readonly revision: number;
}

/** A late packet changes nothing: only a higher revision takes the place of what is kept. */
export const keepNewer = (
  db: DbOrTx,
  { learnerId }: PlayingTeam,
  { activityId, revision, saved }: Revised & { readonly saved: SavedGame },
) =>
  db
    .insertInto('saved_games')
    .values({ learner_id: learnerId, activity_id: activityId, revision, saved: JSON.stringify(saved) })
    .onConflict((oc) =>
      oc
        .columns(['learner_id', 'activity_id'])
        .doUpdateSet((eb) => ({
          saved: eb.ref('excluded.saved'),
          revision: eb.ref('excluded.revision'),
          saved_at: sql<Date>`now()`,
        }))
        .whereRef('saved_games.revision', '<', 'excluded.revision'),
    )
    .execute();

/** The revision outlives the game, so that saves which are still under way do not bring it back. */
export const forget = (db: DbOrTx, { learnerId }: PlayingTeam, { activityId, revision }: Revised) =>
  db
    .insertInto('saved_games')
    .values({ learner_id: learnerId, activity_id: activityId, revision, saved: null })
    .onConflict((oc) =>
      oc.columns(['learner_id', 'activity_id']).doUpdateSet({
        saved: null,
        revision: sql<number>`greatest(saved_games.revision, excluded.revision)`,
        saved_at: sql<Date>`now()`,
      }),
    )
    .execute();
