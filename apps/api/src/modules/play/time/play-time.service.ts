import type { PointsBalance } from '@flink/contract/entities/points.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { beatKey } from '../../../play-clock/beat-key.ts';
import { type Span, spanOfBeat, uncountedSeconds } from '../../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { PrepaidService, Tracked } from '../../families/prepaid.service.ts';
import * as pointsRepo from '../points/points.repo.ts';
import { grantForPlay, pointsConfigFrom } from '../points/points.service.ts';
import { playKindOf } from '../points/points.ts';
import * as repo from './play-time.repo.ts';

/** Spec 1 §4: play time of a day or more is not tracked; nobody played that long, a device was left on. */
const DAY_IN_SECONDS = 86_400;

/** What waited longer for a connection is no longer counted: its day is over for points and reports. */
export const LONGEST_WAIT_SECONDS = 7 * DAY_IN_SECONDS;

interface Beat {
  /** Made by the player: a beat that is sent twice is one beat. Null where the player makes none. */
  readonly id: string | null;
  readonly seconds: number;
  readonly activityId: string | null;
  readonly ago: number;
}

interface Needs {
  readonly db: Db;
  readonly prepaid: Pick<PrepaidService, 'takeTracked'>;
}

interface Counted {
  readonly earned: number;
  /** What the family that plays has paid for in advance; null where it pays for nothing so. */
  readonly spent: Tracked | null;
}

const NOTHING: Counted = { earned: 0, spent: null };

export function playTimeService({ db, prepaid }: Needs) {
  return {
    /** The family's points after it, and what it brought. Its hours go by what was counted. */
    async track(team: PlayingTeam, beat: Beat): Promise<PointsBalance & { readonly earned: number }> {
      const { spent, ...told } = await db.transaction().execute(async (tx) => {
        const counts = beat.seconds < DAY_IN_SECONDS && beat.ago <= LONGEST_WAIT_SECONDS;
        const counted = counts ? await count(tx, team, beat) : NOTHING;
        const balance = await pointsRepo.balanceOf(tx, team.familyId);
        // Removed a moment ago.
        if (!balance) throw new AppError('access.denied');
        return { ...balance, ...counted };
      });
      // By itself: who pays holds the account and waits for the family, who counts holds the family.
      if (spent) await prepaid.takeTracked(team, spent);
      return told;
    },
  };
}

/** Nobody plays before they have signed in; nothing counts where nobody was signed in then. */
function spanPlayed(span: Span, signedInSince: Date | null): Span | null {
  const from = Math.max(span.from, signedInSince?.getTime() ?? span.to);
  return from < span.to ? { ...span, from } : null;
}

/** Counts for each learner what was not counted before, by the server's clock. */
async function count(
  tx: DbOrTx,
  team: PlayingTeam,
  { id, seconds, activityId, ago }: Beat,
): Promise<Counted> {
  const held = await repo.holdTeam(tx, team, ago);
  const [first] = held;
  const span = first && spanPlayed(spanOfBeat(first.now, seconds, ago), first.signedInSince);
  if (!span) return NOTHING;
  const key = id ?? beatKey(new Date(span.to), ...team.learnerIds, seconds, activityId);
  const before = await repo.countedBefore(tx, team, key, span);
  const fresh = held
    .filter(({ _id }) => !before.known.has(_id))
    .map((learner) => ({
      ...learner,
      learnerId: learner._id,
      seconds: uncountedSeconds(span, before.spans.get(learner._id) ?? []),
    }));
  const kind = playKindOf(team.learners);
  await repo.addPlayTime(tx, { key, activityId, span, together: kind === 'together', learners: fresh });
  let earned = 0;
  let spent: Tracked | null = null;
  // In the order of their ids, as everywhere where more than one is held.
  for (const [familyId, members] of [...Map.groupBy(fresh, (one) => one.familyId)].toSorted(byFirst)) {
    const [member] = members;
    const played = Math.max(...members.map((one) => one.seconds));
    if (!member || played === 0) continue;
    const { day, config, paysInAdvance } = member;
    const granted = await grantForPlay(
      tx,
      { familyId, day, kind, seconds: played },
      pointsConfigFrom(config),
    );
    if (familyId !== team.familyId) continue;
    earned = granted;
    if (paysInAdvance) spent = { key, span, seconds: played };
  }
  return { earned, spent };
}

const byFirst = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
