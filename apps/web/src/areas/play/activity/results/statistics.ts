import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import { percentOf, verdictOf } from '@flink/game-kit/model/loop/result.ts';
import { accuracyOf } from '@flink/game-kit/model/reading/reading.ts';

export interface Statistics {
  readonly verdict: 'mastered' | 'partial';
  /** One for who played to the end, two for mastered, three for everything right at the first go. */
  readonly stars: number;
  /** Null where a game counts no answers, as when a book is read. */
  readonly answers: { readonly right: number; readonly all: number } | null;
  /** How fast a text was read, and how well where an adult listened; null without a timer. */
  readonly reading: {
    readonly speed: number;
    readonly benchmark: number;
    readonly accuracy: number | null;
  } | null;
  /** The place in the team, the points, and whether nobody has more; empty without points. */
  readonly points: readonly { readonly player: number; readonly points: number; readonly first: boolean }[];
}

export function statisticsOf(result: Result, points: readonly number[] = [], threshold?: number): Statistics {
  const verdict = verdictOf(result, threshold);
  const answers =
    result.kind === 'score' && result.score.allProblemsCount > 0
      ? { right: result.score.problemsAnsweredCorrectly, all: result.score.allProblemsCount }
      : null;
  const most = Math.max(0, ...points);
  return {
    verdict,
    stars: starsFor(result, verdict),
    answers,
    reading: readingOf(result),
    points: points
      .map((own, player) => ({ player, points: own, first: own === most && own > 0 }))
      .toSorted((one, other) => other.points - one.points),
  };
}

function starsFor(result: Result, verdict: 'mastered' | 'partial'): number {
  if (verdict === 'partial') return 1;
  return result.kind === 'score' && percentOf(result.score) < 100 ? 2 : 3;
}

function readingOf(result: Result): Statistics['reading'] {
  if (result.kind === 'score' || !result.reading) return null;
  const { speed, benchmark } = result.reading;
  return { speed, benchmark, accuracy: result.listened ? accuracyOf(result.listened) : null };
}
