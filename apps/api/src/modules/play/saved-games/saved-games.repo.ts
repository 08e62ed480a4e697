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
    .select([
      sql<SavedGame | null>`saved`.as('saved'),
      sql<number>`revision`.as('revision'),
      'finished_run as finishedRun',
    ])
    .where('learner_id', '=', row.learner_id)
    .where('activity_id', '=', row.activity_id)
    .where('others', '=', sql<string[]>`${row.others}::uuid[]`)
    .executeTakeFirst();
};

interface Revised {
  readonly activityId: string;
  readonly revision: number;
}

/** A late packet changes nothing: only a higher revision takes the place of what is saved, and no game comes back. */
export const saveNewer = (
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
        .whereRef('saved_games.revision', '<', 'excluded.revision')
        .where(sql<boolean>`(saved_games.finished_run = ${saved.runId ?? null}::uuid) is not true`),
    )
    .execute();

interface Finished extends Revised {
  /** Null where it is not said which game is over: then whatever is saved is. */
  readonly finish: { readonly runId: string; readonly finishId: string | null } | null;
}

/**
 * The revision outlives the game, so that saves which are still under way do not bring it back. Another game that was
 * begun meanwhile stays as it is. Answers which finish was the first of this game.
 */
export function forget(db: DbOrTx, team: PlayingTeam, { activityId, revision, finish }: Finished) {
  const runId = finish?.runId ?? null;
  const finishId = finish?.finishId ?? null;
  const isOther = sql`${runId}::uuid is not null and coalesce(saved_games.saved ->> 'runId' <> ${runId}, false)`;
  const isKnown = sql`${runId}::uuid is null or saved_games.finished_run = ${runId}::uuid`;
  return db
    .insertInto('saved_games')
    .values({
      ...rowOf(team, activityId),
      revision,
      saved: null,
      finished_run: runId,
      finish_id: finishId,
    })
    .onConflict((oc) =>
      oc.columns(['learner_id', 'activity_id', 'others']).doUpdateSet({
        saved: sql`case when ${isOther} then saved_games.saved end`,
        revision: sql<number>`case when ${isOther} then saved_games.revision
          else greatest(saved_games.revision, excluded.revision) end`,
        finished_run: sql`case when ${isKnown} then saved_games.finished_run else excluded.finished_run end`,
        finish_id: sql`case when ${isKnown} then saved_games.finish_id else excluded.finish_id end`,
        saved_at: sql<Date>`now()`,
      }),
    )
    .returning([sql<number>`revision`.as('revision'), 'finish_id as finishId'])
    .executeTakeFirstOrThrow();
}
