import { limited } from '@flink/game-kit/model/content/options.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import { samePiece } from '@flink/game-kit/model/content/twins.ts';
import type { Bring } from '@flink/game-kit/model/kinds/moves.ts';
import {
  type PairSheet,
  type PairsRound,
  pairMoves,
  pairRules,
  sheetsOf,
} from '@flink/game-kit/model/kinds/pairs.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { LoopEvent, LoopState } from '@flink/game-kit/model/loop/loop.ts';
import { shuffle } from '@flink/game-kit/model/random.ts';
import type { MatchByDragData, MatchByDragOptions, Problem } from './schema.ts';
import { asksForNoChoice, LEAST_PAIRS, problemCheck } from './validity.ts';

/** Of pairs that are all alike the last gives way to one behind the limit: whatever is brought would be right. */
function limitedPairs(pairs: readonly Problem[], questionsLimit: number): readonly Problem[] {
  const limit = questionsLimit > 0 ? Math.max(LEAST_PAIRS, questionsLimit) : 0;
  const shown = limited(pairs, limit);
  const [first] = shown;
  if (first === undefined || !asksForNoChoice(shown)) return shown;
  const other = pairs.find(
    ({ question, answer }) => !samePiece(question, first.question) && !samePiece(answer, first.answer),
  );
  return other ? [...shown.slice(0, -1), other] : shown;
}

export type MatchByDragState = LoopState<PairSheet, PairsRound>;
export type MatchByDragEvent = LoopEvent<Bring>;

export const { start, step, view, robot } = defineGame<
  MatchByDragData,
  MatchByDragOptions,
  PairSheet,
  PairsRound,
  Bring
>({
  /** The order and the limit are those of pairs. */
  inOrder: (data, options, random) => {
    const pairs = playable(data.problems, problemCheck);
    const order = options.randomOrder ? shuffle(random, pairs) : { value: pairs, random };
    const { questionsLimit, variant } = options;
    const sheets = sheetsOf(
      limitedPairs(order.value, questionsLimit).map(({ question, answer }) => ({ question, answer })),
      variant,
    );
    return { value: sheets, random: order.random };
  },
  rules: pairRules,
  moves: pairMoves,
});
