import { limited } from '@flink/game-kit/model/content/options.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import type { Bring } from '@flink/game-kit/model/kinds/moves.ts';
import {
  type Pair,
  type PairSheet,
  type PairsRound,
  pairMoves,
  pairRules,
  sheetsOf,
} from '@flink/game-kit/model/kinds/pairs.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { LoopEvent, LoopState } from '@flink/game-kit/model/loop/loop.ts';
import { shuffle } from '@flink/game-kit/model/random.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { MatchingDefinitionsData, MatchingDefinitionsOptions } from './schema.ts';
import { filledPairs, problemCheck } from './validity.ts';

export type MatchingDefinitionsState = LoopState<PairSheet, PairsRound>;
export type MatchingDefinitionsEvent = LoopEvent<Bring>;

/** What a phone can show without making a definition smaller than a learner can read. */
const MOST_SHORT = 4;
const MOST_LONG = 3;
const LONG_FROM = 41;

function sheetsFor(pairs: readonly Pair[], locale: string): readonly PairSheet[] {
  const long = pairs.some(({ question }) => graphemes(question.text, locale).length >= LONG_FROM);
  return sheetsOf(pairs, long ? MOST_LONG : MOST_SHORT);
}

export const { start, step, view, robot } = defineGame<
  MatchingDefinitionsData,
  MatchingDefinitionsOptions,
  PairSheet,
  PairsRound,
  Bring
>({
  /** The order and the limit are those of problems. */
  inOrder: (data, options, seed, setting) => {
    const problems = playable(data.problems, problemCheck);
    let random = seed;
    const mixed = <T>(items: readonly T[]): readonly T[] => {
      if (!options.randomOrder) return items;
      const draw = shuffle(random, items);
      random = draw.random;
      return draw.value;
    };
    const sheets = limited(mixed(problems), options.questionsLimit).flatMap((problem) =>
      sheetsFor(mixed(filledPairs(problem)), setting.locale),
    );
    return { value: sheets, random };
  },
  rules: pairRules,
  moves: pairMoves,
});
