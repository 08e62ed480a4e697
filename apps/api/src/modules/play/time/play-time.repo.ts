import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Span } from '../../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';

/** Everybody of the team, held in the order of their ids, with what counting their time needs. */
export const holdTeam = (tx: DbOrTx, { learnerIds }: PlayingTeam, ago: number) =>
  tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('member._id', 'in', learnerIds)
    .select([
      'member._id',
      'member.family_id as familyId',
      'family.is_prepaid_customer as paysInAdvance',
      'center.master_organization_id as organizationId',
      'center.points as config',
      sql<Date>`now()`.as('now'),
      // Since when all of them have been signed in together, on whatever device, by then.
      sql<Date | null>`(
        select min(session.started_at) from sessions as session
        where session.account_ids @> ${learnerIds}::uuid[]
          and coalesce(session.ended_at, session.expires_at) >= now() - make_interval(secs => ${ago})
      )`.as('signedInSince'),
      sql<string>`to_char((now() - make_interval(secs => ${ago})) at time zone center.time_zone, 'YYYY-MM-DD')`.as(
        'day',
      ),
    ])
    .orderBy('member._id')
    .forNoKeyUpdate('member')
    .execute();

interface CountedBefore {
  /** Those of the team for whom this very beat was counted. */
  readonly known: ReadonlySet<string>;
  /** By learner, what was counted of this span. */
  readonly spans: ReadonlyMap<string, readonly Span[]>;
}

/** What was sent before is looked for in the months of so many days: longer ago nobody waits for an answer. */
const SENT_AGAIN_WITHIN_DAYS = 100;

const DAY_MS = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export async function countedBefore(
  tx: DbOrTx,
  { learnerIds }: PlayingTeam,
  key: string,
  span: Span,
): Promise<CountedBefore> {
  const rows = await tx
    .selectFrom('play_time')
    .select(['_id', 'learner_id as learnerId', 'started_at as startedAt', 'ended_at as endedAt'])
    .where('learner_id', 'in', learnerIds)
    // By the clock of the center, which may be a day on.
    .where('day', '>=', sql<Date>`${dayOf(span.from - SENT_AGAIN_WITHIN_DAYS * DAY_MS)}::date`)
    .where('day', '<=', sql<Date>`${dayOf(span.to + 2 * DAY_MS)}::date`)
    .where((eb) =>
      eb.or([
        eb('_id', '=', key),
        eb.and([eb('ended_at', '>', new Date(span.from)), eb('started_at', '<', new Date(span.to))]),
      ]),
    )
    .execute();
  const spans = rows.map(({ learnerId, startedAt, endedAt }) => ({
    learnerId,
    from: startedAt.getTime(),
    to: endedAt.getTime(),
  }));
  return {
    known: new Set(rows.filter(({ _id }) => _id === key).map(({ learnerId }) => learnerId)),
    spans: Map.groupBy(spans, ({ learnerId }) => learnerId),
  };
}

export interface CountedBeat {
  readonly key: string;
  readonly activityId: string | null;
  readonly span: Span;
  /** An adult and a child. */
  readonly together: boolean;
  readonly learners: readonly {
    readonly learnerId: string;
    readonly organizationId: string;
    readonly day: string;
    readonly seconds: number;
  }[];
}

/** The beat, and the sums by day that reports read; those of the learning center are added by the table itself. */
export async function addPlayTime(
  tx: DbOrTx,
  { key, activityId, span, together, learners }: CountedBeat,
): Promise<void> {
  if (learners.length === 0) return;
  // The time was played whatever was named with it; the activity may have been deleted since.
  const existing = activityId && sql<string | null>`(select _id from activities where _id = ${activityId})`;
  // A beat of nothing is kept so that sending it again counts nothing either; on a day of nothing nobody played.
  const played = learners.filter(({ seconds }) => seconds > 0);
  await tx
    .insertInto('play_time')
    .values(
      learners.map(({ learnerId, organizationId, day, seconds }) => ({
        _id: key,
        learner_id: learnerId,
        master_organization_id: organizationId,
        activity_id: existing,
        seconds,
        day,
        together,
        started_at: new Date(span.from),
        ended_at: new Date(span.to),
      })),
    )
    .execute();
  if (played.length === 0) return;
  await tx
    .insertInto('learner_play_days')
    .values(
      played.map(({ learnerId, day, seconds }) => ({
        learner_id: learnerId,
        day,
        seconds,
        together_seconds: together ? seconds : 0,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['learner_id', 'day']).doUpdateSet({
        seconds: sql<number>`learner_play_days.seconds + excluded.seconds`,
        together_seconds: sql<number>`learner_play_days.together_seconds + excluded.together_seconds`,
      }),
    )
    .execute();
}
