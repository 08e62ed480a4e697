import type { SavedGame } from '@flink/contract/entities/play.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';

/** Alone or with others, in the order of their turns: each has games of its own. */
const rowOf = ({ learnerId, learners }: PlayingTeam, activityId: string) => ({
  learner_id: learnerId,
  activity_id: activityId,
  others: learners.slice(1).map(({ _id }) => _id),
});

export const savedGame = (db: DbOrTx, team: PlayingTeam, activityId: string) => {
  const row = rowOf(team, activityId);
  return db
    .selectFrom('saved_games')
    .select([sql<SavedGame | null>`saved`.as('saved'), sql<number>`revision`.as('revision')])
    .where('learner_id', '=', row.learner_id)
    .where('activity_id', '=', row.activity_id)
    .where('others', '=', sql<string[]>`${row.others}::uuid[]`)
    .executeTakeFirst();
};

interface Revised {
  readonly activityId: string;
  readonly revision: number;
}

/** A late packet changes nothing: only a higher revision takes the place of what is kept. */
export const keepNewer = (
  db: DbOrTx,
  team: PlayingTeam,
  { activityId, revision, saved }: Revised & { readonly saved: SavedGame },
) =>
  db
    .insertInto('saved_games')
    .values({ ...rowOf(team, activityId), revision, saved: JSON.stringify(saved) })
    .onConflict((oc) =>
      oc
        .columns(['learner_id', 'activity_id', 'others'])
        .doUpdateSet((eb) => ({
          saved: eb.ref('excluded.saved'),
          revision: eb.ref('excluded.revision'),
          saved_at: sql<Date>`now()`,
        }))
        .whereRef('saved_games.revision', '<', 'excluded.revision'),
    )
    .execute();

/** The revision outlives the game, so that saves which are still under way do not bring it back. */
export const forget = (db: DbOrTx, team: PlayingTeam, { activityId, revision }: Revised) =>
  db
    .insertInto('saved_games')
    .values({ ...rowOf(team, activityId), revision, saved: null })
    .onConflict((oc) =>
      oc.columns(['learner_id', 'activity_id', 'others']).doUpdateSet({
        saved: null,
        revision: sql<number>`greatest(saved_games.revision, excluded.revision)`,
        saved_at: sql<Date>`now()`,
      }),
    )
    .execute();
