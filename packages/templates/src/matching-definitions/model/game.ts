import { limited } from '@flink/game-kit/model/content/options.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type Bring,
  type Pair,
  type PairSheet,
  type PairsRound,
  pairRules,
  rightMove,
  sheetsOf,
  wrongMove,
} from '@flink/game-kit/model/kinds/pairs.ts';
import { defineLoop, type LoopEvent, type LoopState } from '@flink/game-kit/model/loop/loop.ts';
import { loopRobot } from '@flink/game-kit/model/loop/loop-robot.ts';
import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GameSetting } from '@flink/game-kit/model/template.ts';
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

const loop = defineLoop<PairSheet, PairsRound, Bring>(pairRules);

export const { step, view } = loop;

export function start(
  data: MatchingDefinitionsData,
  options: MatchingDefinitionsOptions,
  seed: RandomState,
  setting: GameSetting,
) {
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
  // The order and the limit are those of problems; the loop plays their sheets as they come.
  return loop.start(sheets, { ...options, randomOrder: false, questionsLimit: 0 }, random, setting);
}

export const robot = loopRobot<PairSheet, PairsRound, Bring>({ right: rightMove, wrong: wrongMove });
