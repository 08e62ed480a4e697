import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { PlayingTeam } from './playing-team.ts';

export interface PlayedTime {
  readonly key: string;
  readonly seconds: number;
  readonly activityId: string | null;
}

/** Once for each key and learner; the day is that of the learner's center. */
export const addPlayTime = (db: DbOrTx, team: PlayingTeam, { key, seconds, activityId }: PlayedTime) =>
  db
    .insertInto('play_time')
    .columns(['_id', 'learner_id', 'activity_id', 'seconds', 'day'])
    .expression(
      db
        .selectFrom('family_members as member')
        .innerJoin('families as family', 'family._id', 'member.family_id')
        .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
        .where('member._id', 'in', team.learnerIds)
        .orderBy('member._id')
        .select([
          sql<string>`${key}::uuid`.as('_id'),
          'member._id as learner_id',
          sql<string | null>`${activityId}::uuid`.as('activity_id'),
          sql<number>`${seconds}::integer`.as('seconds'),
          sql<Date>`(now() at time zone center.time_zone)::date`.as('day'),
        ]),
    )
    .onConflict((oc) => oc.columns(['_id', 'learner_id']).doNothing())
    .execute();

export const pointsOf = (db: DbOrTx, { familyId }: PlayingTeam) =>
  db.selectFrom('families').select('points').where('_id', '=', familyId).executeTakeFirst();
