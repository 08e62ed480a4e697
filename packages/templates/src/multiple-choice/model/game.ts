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
import { defineLoop, type LoopEvent, type LoopState } from '@flink/game-kit/model/loop/loop.ts';
import { loopRobot } from '@flink/game-kit/model/loop/loop-robot.ts';
import type { RandomState } from '@flink/game-kit/model/random.ts';
import type { GameSetting } from '@flink/game-kit/model/template.ts';
import type { MultipleChoiceData, MultipleChoiceOptions } from './schema.ts';

interface Round extends ChoosingRound {
  readonly question: Piece;
}

export type MultipleChoiceState = LoopState<ChoiceProblem, Round>;
export type MultipleChoiceEvent = LoopEvent<Choose>;

const loop = defineLoop<ChoiceProblem, Round, Choose>({
  deal: ({ question, correctAnswer, incorrectAnswers }, random) => {
    const dealt = dealAnswers(correctAnswer, incorrectAnswers, MOST_ANSWERS, random);
    return { value: { question, ...dealt.value }, random: dealt.random };
  },
  ...choosingRules,
  introduction: ({ question }) => soundOf(question),
});

export const { step, view } = loop;

export const start = (
  data: MultipleChoiceData,
  options: MultipleChoiceOptions,
  seed: RandomState,
  setting: GameSetting,
) => loop.start(playable(data.problems, choiceProblemCheck), options, seed, setting);

export const robot = loopRobot<ChoiceProblem, Round, Choose>(choosingMoves);
