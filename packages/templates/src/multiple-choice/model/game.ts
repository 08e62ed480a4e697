import { type ChoiceProblem, choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
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
import type { MultipleChoiceData, MultipleChoiceOptions } from './schema.ts';

interface Round extends ChoosingRound {
  readonly question: Piece;
}

export type MultipleChoiceState = LoopState<ChoiceProblem, Round>;
export type MultipleChoiceEvent = LoopEvent<Choose>;

const rules: RoundRules<ChoiceProblem, Round, Choose> = {
  deal: ({ question, correctAnswer, incorrectAnswers }, random) => {
    const dealt = dealAnswers(correctAnswer, incorrectAnswers, MOST_ANSWERS, random);
    return { value: { question, ...dealt.value }, random: dealt.random };
  },
  ...choosingRules,
  introduction: ({ question }) => soundOf(question),
};

export const { start, step, view, robot } = defineGame<
  MultipleChoiceData,
  MultipleChoiceOptions,
  ChoiceProblem,
  Round,
  Choose
>({
  problems: ({ problems }) => playable(problems, choiceProblemCheck),
  rules,
  moves: choosingMoves,
});
