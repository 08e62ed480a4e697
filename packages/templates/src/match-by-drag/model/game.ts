import { limited } from '@flink/game-kit/model/content/options.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
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
import type { MatchByDragData, MatchByDragOptions } from './schema.ts';
import { LEAST_PAIRS, problemCheck } from './validity.ts';

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
    const limit = questionsLimit > 0 ? Math.max(LEAST_PAIRS, questionsLimit) : 0;
    const sheets = sheetsOf(
      limited(order.value, limit).map(({ question, answer }) => ({ question, answer })),
      variant,
    );
    return { value: sheets, random: order.random };
  },
  rules: pairRules,
  moves: pairMoves,
});
