import { type FeedbackPiece, type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
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
import type { LoopEvent, LoopState, RoundRules, Said } from '@flink/game-kit/model/loop/loop.ts';
import type { Draw, RandomState } from '@flink/game-kit/model/random.ts';
import { type Direction, drawDirection } from './motion.ts';
import type { MovingAnswersData, MovingAnswersOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

interface Round extends ChoosingRound<FeedbackPiece> {
  readonly question: Piece;
  readonly fillIn: boolean;
  readonly specificFeedback: boolean;
  readonly direction: Direction;
}

export type MovingAnswersState = LoopState<Problem, Round>;
export type MovingAnswersEvent = LoopEvent<Choose>;

function deal(problem: Problem, random: RandomState): Draw<Round> {
  const { question, fillIn, specificFeedback, correctAnswer, incorrectAnswers } = problem;
  const direction = drawDirection(random);
  const dealt = dealAnswers(correctAnswer, incorrectAnswers, MOST_ANSWERS, direction.random);
  return {
    value: { question, fillIn, specificFeedback, direction: direction.value, ...dealt.value },
    random: dealt.random,
  };
}

/** What the author says about the answer that was caught. */
function saidOf({ specificFeedback, answers }: Round, place: number): { feedback?: Said } {
  const answer = answers[place];
  if (!specificFeedback || !answer) return {};
  return { feedback: { text: answer.feedbackText, audio: answer.feedbackAudio } };
}

const rules: RoundRules<Problem, Round, Choose> = {
  deal,
  ...choosingRules,
  play: (round, move) => ({ ...choosingRules.play(round, move), ...saidOf(round, move.place) }),
  introduction: ({ question }) => soundOf(question),
};

export const { start, step, view, robot } = defineGame<
  MovingAnswersData,
  MovingAnswersOptions,
  Problem,
  Round,
  Choose
>({
  problems: ({ problems }) => playable(problems, problemCheck),
  rules,
  moves: choosingMoves,
});
