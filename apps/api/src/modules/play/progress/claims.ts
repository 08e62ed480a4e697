import type { LearnerChange } from '@flink/contract/entities/play.ts';
import { isTooFast, meetsBenchmark, speedOf } from '@flink/game-kit/model/reading/reading.ts';

/** What one call says that one learner has reached in one item. Claims only ever add up. */
export interface Claim {
  readonly learnerId: string;
  readonly itemId: string;
  readonly mastered: boolean;
  readonly partial: boolean;
  /** Set exactly when mastered. */
  readonly dateMastered: Date | null;
  readonly masteredTogether: boolean;
}

/** A result as it is kept; sent again with another score, it is still this one. */
export interface KeptResult {
  readonly learnerId: string;
  readonly activityId: string;
  readonly mastered: boolean;
  readonly finishedAt: Date;
}

/** When something happened that the player dates: by the server's clock where that date cannot be true. */
export function believedDate(claimed: string | undefined, learnerSince: Date, now: Date): Date {
  if (claimed === undefined) return now;
  const date = new Date(claimed);
  // A tablet whose battery was empty wakes up in 1970, and the earliest date would stay for ever.
  return date >= learnerSince && date <= now ? date : now;
}

export type SentReading = NonNullable<LearnerChange['data']['reading']>;

/** Words a minute; where somebody listened, those that were right. Whatever the player says of it. */
export const speedIn = ({ ebookBenchmark: { totalWords, spentTime }, listened }: SentReading): number =>
  speedOf(listened?.correct ?? totalWords, spentTime);

/** Spec 2 §4: what was timed is mastered if the speed meets the benchmark. */
const isFastEnough = (reading: SentReading): boolean =>
  !isUnread(reading) &&
  meetsBenchmark({ speed: speedIn(reading), benchmark: reading.ebookBenchmark.benchmark });

/** Faster than anybody reads aloud. */
const isUnread = ({ ebookBenchmark: { totalWords, spentTime }, listened }: SentReading): boolean =>
  isTooFast(listened?.tried ?? totalWords, spentTime);

/**
 * `isScored` are the activities whose mastery is a matter of the score: without one, a player who says "mastered" is
 * believed to have begun, and no more.
 */
export function claimsOf(
  changes: readonly LearnerChange[],
  results: readonly KeptResult[],
  dateOf: (learnerId: string, claimed: string | undefined) => Date,
  isScored: (activityId: string) => boolean,
): readonly Claim[] {
  const said = changes.flatMap(({ learnerId, data: { reports = {}, result, reading } }) =>
    Object.entries(reports)
      // Of what was scored the score decides, not the player.
      .filter(([itemId]) => itemId !== result?.activityId)
      .map(([itemId, { mastered: claimed = false, partial = false, dateMastered }]) => {
        const timed = reading?.activityId === itemId ? isFastEnough(reading) : true;
        const mastered = claimed && timed && !isScored(itemId);
        return {
          learnerId,
          itemId,
          mastered,
          partial: partial || (claimed && !mastered),
          dateMastered: mastered ? dateOf(learnerId, dateMastered) : null,
        };
      }),
  );
  const scored = results.map(({ learnerId, activityId, mastered, finishedAt }) => ({
    learnerId,
    itemId: activityId,
    mastered,
    partial: !mastered,
    dateMastered: mastered ? finishedAt : null,
  }));
  return together(joined([...said, ...scored].filter(({ mastered, partial }) => mastered || partial)));
}

type Single = Omit<Claim, 'masteredTogether'>;

/** One claim for each learner and item: no row can be written twice by one statement. */
function joined(claims: readonly Single[]): Single[] {
  const byRow = new Map<string, Single>();
  for (const claim of claims) {
    const row = `${claim.learnerId} ${claim.itemId}`;
    const other = byRow.get(row);
    byRow.set(row, other ? join(other, claim) : claim);
  }
  return [...byRow.values()];
}

const join = (one: Single, other: Single): Single => ({
  ...one,
  mastered: one.mastered || other.mastered,
  partial: one.partial || other.partial,
  dateMastered: earlier(one.dateMastered, other.dateMastered),
});

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Spec 1 §4: mastered by two or more of a team at once. */
function together(claims: readonly Single[]): readonly Claim[] {
  const masters = Map.groupBy(
    claims.filter(({ mastered }) => mastered),
    ({ itemId }) => itemId,
  );
  return claims.map((claim) => ({
    ...claim,
    masteredTogether: claim.mastered && (masters.get(claim.itemId)?.length ?? 0) > 1,
  }));
}
