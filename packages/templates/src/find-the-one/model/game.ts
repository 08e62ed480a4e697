import { isUsable, type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type Choose,
  type ChoosingRound,
  choosingMoves,
  choosingRules,
  dealAnswers,
  MOST_ANSWERS,
} from '@flink/game-kit/model/kinds/choosing.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { LoopEvent, LoopState, RoundRules } from '@flink/game-kit/model/loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { FindTheOneData, FindTheOneOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

interface Round extends ChoosingRound {
  readonly question: Piece;
}

export type FindTheOneState = LoopState<Problem, Round>;
export type FindTheOneEvent = LoopEvent<Choose>;

/** Spec 2 §9: as many boxes as incorrect items shown, plus one; spec 3 §9: at most 8. */
function deal(problem: Problem, random: RandomState): Draw<Round> {
  const { question, correctAnswers, incorrectAnswers, incorrectItemsShown } = problem;
  const right = shuffle(random, correctAnswers.filter(isUsable));
  const [one = { text: '' }] = right.value;
  const most = Math.min(incorrectItemsShown + 1, MOST_ANSWERS);
  const dealt = dealAnswers(one, incorrectAnswers, most, right.random, right.value);
  return { value: { question, ...dealt.value }, random: dealt.random };
}

const rules: RoundRules<Problem, Round, Choose> = {
  deal,
  ...choosingRules,
  introduction: ({ question }) => soundOf(question),
};

export const { start, step, view, robot } = defineGame<
  FindTheOneData,
  FindTheOneOptions,
  Problem,
  Round,
  Choose
>({
  problems: ({ problems }) => playable(problems, problemCheck),
  rules,
  moves: choosingMoves,
});
