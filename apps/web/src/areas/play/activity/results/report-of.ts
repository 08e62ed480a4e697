import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import type { ProgressChange } from '../../outbox/outbox.ts';

export interface Finished {
  /** Made once for a finished game. */
  readonly id: string;
  readonly activityId: string;
  readonly learnerIds: readonly string[];
  /** Those of them who read: an adult of the team who listened did not. */
  readonly readerIds: readonly string[];
  readonly result: Result;
  /** When it was finished: what waits for a connection is sent later. */
  readonly at: string;
}

/** A finished game counts for everybody of the team. Of a score the server decides what it means (spec 1 §4). */
export function reportOf({
  id,
  activityId,
  learnerIds,
  readerIds,
  result,
  at,
}: Finished): readonly ProgressChange[] {
  return learnerIds.map((learnerId) => ({
    learnerId,
    data:
      result.kind === 'score'
        ? {
            reports: { [activityId]: { dateMastered: at } },
            result: { id, activityId, score: result.score, ...problemsTold(result.problems) },
          }
        : {
            reports: { [activityId]: { [result.verdict]: true, dateMastered: at } },
            ...(readerIds.includes(learnerId) ? readingIn(result, id, activityId) : {}),
          },
  }));
}

/** An id that is no word and no key is the author's own business. */
const isTold = (problem: string) => /^[^\p{C}]{1,80}$/u.test(problem) && problem.trim() === problem;

function problemsTold(problems: Extract<Result, { kind: 'score' }>['problems']): {
  readonly problems?: { readonly asked: string[]; readonly missed: string[] };
} {
  const asked = problems?.asked.filter(isTold).slice(0, 100) ?? [];
  if (asked.length === 0) return {};
  return { problems: { asked, missed: problems?.missed.filter((id) => asked.includes(id)) ?? [] } };
}

/** What was read against the clock goes with its numbers. */
function readingIn(
  { reading, listened }: Extract<Result, { kind: 'verdict' }>,
  id: string,
  activityId: string,
): Pick<ProgressChange['data'], 'reading'> {
  if (!reading) return {};
  return { reading: { id, activityId, ebookBenchmark: reading, ...(listened ? { listened } : {}) } };
}

/** Some games are partly done before their end, and a book is read on its last page (spec 2 §4). */
export const reachedReport = (
  verdict: 'mastered' | 'partial',
  activityId: string,
  learnerIds: readonly string[],
  at: string,
): readonly ProgressChange[] =>
  learnerIds.map((learnerId) => ({
    learnerId,
    data: {
      reports: {
        [activityId]: verdict === 'mastered' ? { mastered: true, dateMastered: at } : { partial: true },
      },
    },
  }));
