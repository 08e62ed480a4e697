import { limited } from '@flink/game-kit/model/content/options.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type Bring,
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
import type { MatchByDragData, MatchByDragOptions } from './schema.ts';
import { LEAST_PAIRS, problemCheck } from './validity.ts';

export type MatchByDragState = LoopState<PairSheet, PairsRound>;
export type MatchByDragEvent = LoopEvent<Bring>;

const loop = defineLoop<PairSheet, PairsRound, Bring>(pairRules);

export const { step, view } = loop;

export function start(
  data: MatchByDragData,
  options: MatchByDragOptions,
  seed: RandomState,
  setting: GameSetting,
) {
  const pairs = playable(data.problems, problemCheck);
  const order = options.randomOrder ? shuffle(seed, pairs) : { value: pairs, random: seed };
  const { questionsLimit, variant } = options;
  const limit = questionsLimit > 0 ? Math.max(LEAST_PAIRS, questionsLimit) : 0;
  const sheets = sheetsOf(
    limited(order.value, limit).map(({ question, answer }) => ({ question, answer })),
    variant,
  );
  // The order and the limit are those of pairs; the loop plays their sheets as they come.
  return loop.start(sheets, { ...options, randomOrder: false, questionsLimit: 0 }, order.random, setting);
}

export const robot = loopRobot<PairSheet, PairsRound, Bring>({ right: rightMove, wrong: wrongMove });
