import type { PointsBalance, PointsKind } from '@flink/contract/entities/points.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { PlayKind } from './points.ts';

/** Adds to a family's day and answers its length. Until the transaction ends, nobody else adds to it. */
export const addFamilySeconds = (
  tx: DbOrTx,
  { familyId, day, kind, seconds }: { familyId: string; day: string; kind: PlayKind; seconds: number },
) =>
  tx
    .insertInto('family_play_days')
    .values({ family_id: familyId, day, kind, seconds })
    .onConflict((oc) =>
      oc.columns(['family_id', 'day', 'kind']).doUpdateSet({
        seconds: sql<number>`family_play_days.seconds + excluded.seconds`,
      }),
    )
    .returning('seconds')
    .executeTakeFirstOrThrow();

export const isGranted = async (
  tx: DbOrTx,
  { familyId, day, kind }: { familyId: string; day: string; kind: PlayKind },
): Promise<boolean> =>
  (await tx
    .selectFrom('points_history')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('day', '=', sql<Date>`${day}::date`)
    .where('kind', '=', kind)
    .executeTakeFirst()) !== undefined;

interface Event {
  /** Made by the player where a retry must not count twice. */
  readonly key?: string;
  readonly familyId: string;
  readonly kind: PointsKind;
  readonly day: string;
  readonly delta: number;
  readonly learnerId?: string;
}

/** Changes the balance and writes the event with both balances after it. What was ever earned never goes down. */
export async function addEvent(tx: DbOrTx, event: Event): Promise<PointsBalance> {
  const { key = uuidv7(), familyId, kind, day, delta, learnerId = null } = event;
  const balance = await tx
    .updateTable('families')
    .set({
      points: sql<number>`points + ${delta}`,
      cumulative_points: sql<number>`cumulative_points + ${Math.max(0, delta)}`,
    })
    .where('_id', '=', familyId)
    .returning(['points', 'cumulative_points as cumulativePoints'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('points_history')
    .values({
      _id: key,
      family_id: familyId,
      kind,
      day,
      delta,
      points_after: balance.points,
      cumulative_points_after: balance.cumulativePoints,
      learner_id: learnerId,
    })
    .execute();
  return balance;
}

export const balanceOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families')
    .select(['points', 'cumulative_points as cumulativePoints'])
    .where('_id', '=', familyId)
    .executeTakeFirst();

/** A family whose points nobody else changes until the transaction ends, and the rules of its center. */
export const holdFamily = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family._id', '=', familyId)
    .select([
      'family.points',
      'family.cumulative_points as cumulativePoints',
      'center.points as config',
      sql<string>`to_char(now() at time zone center.time_zone, 'YYYY-MM-DD')`.as('today'),
    ])
    .forNoKeyUpdate('family')
    .executeTakeFirst();

export const eventOf = (tx: DbOrTx, familyId: string, key: string) =>
  tx
    .selectFrom('points_history')
    .select('kind')
    .where('family_id', '=', familyId)
    .where('_id', '=', key)
    .executeTakeFirst();

export async function history(
  db: DbOrTx,
  familyId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const all = db.selectFrom('points_history').where('family_id', '=', familyId);
  const [data, { total }] = await Promise.all([
    all
      .select([
        '_id',
        isoMoment('created_at').as('eventDate'),
        sql<PointsKind>`kind`.as('kind'),
        'delta',
        'points_after as pointsAmountAfterEvent',
        'cumulative_points_after as cumulativePointsAfterEvent',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    all.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const centersWithPoints = (db: DbOrTx) =>
  db.selectFrom('learning_centers').select(['_id', 'points as config']).execute();

/** Families of a center that have something to lose, were there for the whole window, and lost nothing in it. */
export const familiesToLookAt = (db: DbOrTx, learningCenterId: string, days: number) =>
  db
    .selectFrom('families')
    .select('_id')
    .where('learning_center_id', '=', learningCenterId)
    .where('points', '>', 0)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('_id')
    .execute();

export const inWindow = (tx: DbOrTx, familyId: string, today: string, days: number) =>
  tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('family_play_days')
        .where('family_id', '=', familyId)
        .where('day', '>', sql<Date>`${today}::date - ${days}::integer`)
        .select(sql<number>`coalesce(sum(seconds), 0)`.as('sum'))
        .$asScalar()
        .$notNull()
        .as('playedSeconds'),
      eb
        .exists(
          eb
            .selectFrom('points_history')
            .select('_id')
            .where('family_id', '=', familyId)
            .where('kind', '=', 'reversal')
            .where('day', '>', sql<Date>`${today}::date - ${days}::integer`),
        )
        .as('isReversed'),
    ])
    .executeTakeFirstOrThrow();
