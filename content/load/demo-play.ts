import type { DbOrTx } from '@flink/api/db/database.ts';
import { uuidv7 } from '@flink/api/db/uuid.ts';
import { groupsOfProduct } from '@flink/api/modules/catalog/menus/group-tree.service.ts';
import { recountLearner } from '@flink/api/modules/play/progress/group-mastery.service.ts';
import { sql } from 'kysely';
import {
  type DemoEvening,
  evenings,
  hoursBought,
  pointsConfig,
  progress,
  shortEvenings,
  triedInVain,
} from './demo-evenings.ts';

type Ids = ReadonlyMap<string, string>;

/** The García family's center. */
const MAPLE_TIME_ZONE = 'America/Chicago';

/** What the demo families have played, earned and paid, up to yesterday. */
export async function loadDemoPlay(tx: DbOrTx, familyIds: Ids): Promise<void> {
  const learners = await learnersOf(tx);
  for (const { username, solution, groups, begun } of progress)
    await loadProgress(tx, found(learners, username), { solution, groups, begun });
  const garcia = found(familyIds, 'García');
  const smith = found(familyIds, 'Smith');
  const played = await loadEvenings(tx, garcia, learners, evenings);
  await loadPoints(tx, garcia, found(learners, 'ana')._id, played);
  await loadEvenings(tx, smith, learners, shortEvenings);
  await tx
    .updateTable('families')
    .set({ created_at: daysAgo(60) })
    .where('_id', 'in', [garcia, smith])
    .execute();
  await loadTries(tx, found(learners, triedInVain.username));
  await loadGoal(tx, learners);
  for (const { family, ...hours } of hoursBought) await loadHours(tx, found(familyIds, family), hours);
}

interface DemoLearner {
  readonly _id: string;
  readonly familyId: string;
  readonly productId: string | null;
}

async function learnersOf(tx: DbOrTx): Promise<ReadonlyMap<string, DemoLearner>> {
  const rows = await tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .select([
      'member._id',
      'member.username',
      'member.family_id as familyId',
      'family.product_id as productId',
    ])
    .execute();
  return new Map(rows.map((row) => [row.username, row]));
}

interface Reached {
  readonly itemId: string;
  /** Null where it is only begun. */
  readonly date: Date | null;
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** The first groups of a menu mastered, one a day, and the next one begun. */
async function loadProgress(
  tx: DbOrTx,
  { _id: learnerId, productId }: DemoLearner,
  { solution, groups: mastered, begun }: { solution: string; groups: number; begun: number },
): Promise<void> {
  const groups = await tx
    .selectFrom('activity_groups as group')
    .innerJoin('solutions', 'solutions._id', 'group.solution_id')
    .where('solutions.product_id', '=', productId)
    .where('solutions.locale', '=', solution)
    .select(
      sql<string[]>`array(select activity_id from activity_group_items
      where group_id = "group"._id order by position)`.as('activityIds'),
    )
    .orderBy('group.level')
    .orderBy('group.position')
    .limit(mastered + 1)
    .execute();
  const reports = groups.flatMap(({ activityIds }, place) =>
    place < mastered
      ? activityIds.map((itemId): Reached => ({ itemId, date: daysAgo(mastered - place) }))
      : activityIds.slice(0, begun).map((itemId): Reached => ({ itemId, date: null })),
  );
  if (reports.length === 0) return;
  await tx
    .insertInto('learner_reports')
    .values(
      reports.map(({ itemId, date }) => ({
        learner_id: learnerId,
        item_id: itemId,
        mastered: date !== null,
        partial: date === null,
        date_mastered: date,
      })),
    )
    .execute();
  if (productId !== null) await recountLearner(tx, learnerId, await groupsOfProduct(tx, productId), 50);
}

/** Play time and its sums by day: the same rows that an evening of play leaves behind. */
async function loadEvenings(
  tx: DbOrTx,
  familyId: string,
  learners: ReadonlyMap<string, DemoLearner>,
  all: readonly DemoEvening[],
): Promise<readonly PlayedEvening[]> {
  const today = new Date().toLocaleDateString('sv', { timeZone: MAPLE_TIME_ZONE });
  const played = all.map((evening) => {
    const day = new Date(Date.parse(today) - evening.daysAgo * 86_400_000).toISOString().slice(0, 10);
    // Half past five or six in the evening: of the same day on the clocks of the center and of the world.
    return { ...evening, day, date: new Date(`${day}T23:30:00.000Z`) };
  });
  const times = played.flatMap(({ date, day, kind, minutes, who }) =>
    who.map((username) => ({
      learner_id: found(learners, username)._id,
      day,
      seconds: minutes * 60,
      together: kind === 'together',
      date,
    })),
  );
  await tx
    .insertInto('play_time')
    .values(
      times.map(({ date, ...time }) => ({
        _id: uuidv7(),
        ...time,
        started_at: new Date(date.getTime() - time.seconds * 1_000),
        ended_at: date,
        created_at: date,
      })),
    )
    .execute();
  await tx
    .insertInto('learner_play_days')
    .values(
      times.map(({ learner_id, day, seconds, together }) => ({
        learner_id,
        day,
        seconds,
        together_seconds: together ? seconds : 0,
      })),
    )
    .execute();
  await tx
    .insertInto('family_play_days')
    .values(
      played.map(({ day, kind, minutes }) => ({
        family_id: familyId,
        day,
        kind,
        seconds: minutes * 60,
      })),
    )
    .execute();
  return played;
}

interface PlayedEvening extends DemoEvening {
  readonly date: Date;
  readonly day: string;
}

/** What is begun and not mastered, finished again and again with most of it wrong. */
async function loadTries(tx: DbOrTx, { _id: learnerId }: DemoLearner): Promise<void> {
  const begun = await tx
    .selectFrom('learner_reports as report')
    .innerJoin('activities', 'activities._id', 'report.item_id')
    .where('report.learner_id', '=', learnerId)
    .where('report.mastered', '=', false)
    .select('report.item_id as activityId')
    .orderBy('report.item_id')
    .executeTakeFirst();
  if (!begun) return;
  await tx
    .insertInto('activity_results')
    .values(
      triedInVain.daysAgo.map((days) => ({
        _id: uuidv7(),
        learner_id: learnerId,
        activity_id: begun.activityId,
        finished_at: daysAgo(days),
        all_problems_count: 8,
        problems_answered_correctly: 3,
        problems_answered_incorrectly: 5,
        mastered: false,
        team_size: 1,
      })),
    )
    .execute();
}

async function loadPoints(
  tx: DbOrTx,
  familyId: string,
  adultId: string,
  played: readonly PlayedEvening[],
): Promise<void> {
  let points = 0;
  let cumulative = 0;
  const rows = played.flatMap(({ kind, date, day }) => {
    const event = (name: string, delta: number, at: Date) => {
      points += delta;
      cumulative += Math.max(0, delta);
      return {
        _id: uuidv7(),
        family_id: familyId,
        kind: name,
        day,
        delta,
        points_after: points,
        cumulative_points_after: cumulative,
        learner_id: name === 'reward' ? adultId : null,
        created_at: at,
      };
    };
    const earned = event(kind, pointsConfig[`${kind}NormalUse`], date);
    const { neededForRewards } = pointsConfig;
    // An hour later, as soon as it was enough.
    return points < neededForRewards
      ? [earned]
      : [earned, event('reward', -neededForRewards, new Date(date.getTime() + 3_600_000))];
  });
  await tx.insertInto('points_history').values(rows).execute();
  await tx
    .updateTable('families')
    .set({ points, cumulative_points: cumulative })
    .where('_id', '=', familyId)
    .execute();
}

/** Leo has two weeks left for the last level of his first subject; Ana said yes to it. */
async function loadGoal(tx: DbOrTx, learners: ReadonlyMap<string, DemoLearner>): Promise<void> {
  const leo = found(learners, 'leo');
  const last = await tx
    .selectFrom('activity_groups as group')
    .innerJoin('solutions', 'solutions._id', 'group.solution_id')
    .where('solutions.product_id', '=', leo.productId)
    .where('solutions.locale', '=', 'en')
    .select(['group.solution_id', 'group.level', 'group.subject'])
    .orderBy('group.level', 'desc')
    .orderBy('group.position')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await tx
    .insertInto('learning_goals')
    .values({
      ...last,
      learner_id: leo._id,
      approved_by: found(learners, 'ana')._id,
      expired_at: sql<Date>`(date_trunc('day', now() at time zone ${MAPLE_TIME_ZONE}) + interval '15 days')
        at time zone ${MAPLE_TIME_ZONE} - interval '1 millisecond'`,
    })
    .execute();
}

interface Hours {
  readonly total: number;
  readonly paid: number;
  readonly secondsLeft: number;
  readonly costPerHour: number;
  readonly increment: number;
  readonly discountPercents?: number;
}

async function loadHours(tx: DbOrTx, familyId: string, hours: Hours): Promise<void> {
  const bought = hours.paid * 3_600;
  await tx
    .insertInto('prepaid_accounts')
    .values({
      family_id: familyId,
      total_hours: hours.total,
      hours_paid: hours.paid,
      seconds_remaining: hours.secondsLeft,
      hours_in_increment: hours.increment,
      cost_per_hour: hours.costPerHour,
      discount_percents: hours.discountPercents ?? 0,
    })
    .execute();
  const entry = (kind: string, delta: number, after: number, at: Date) => ({
    _id: uuidv7(),
    family_id: familyId,
    kind,
    delta_seconds: delta,
    seconds_after: after,
    started_at: at,
    ended_at: at,
    created_at: at,
  });
  await tx
    .insertInto('prepaid_ledger')
    .values([
      entry('bought', bought, bought, daysAgo(30)),
      entry('played', hours.secondsLeft - bought, hours.secondsLeft, daysAgo(1)),
    ])
    .execute();
}

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo world names ${key}, which it does not have.`);
  return value;
}
