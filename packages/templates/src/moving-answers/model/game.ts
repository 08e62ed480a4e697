import { defineLoop, type LoopEvent, type LoopState, type Said } from '@flink/game-kit/model/loop.ts';
import { loopRobot } from '@flink/game-kit/model/loop-robot.ts';
import { type FeedbackPiece, isUsable, type Piece, soundOf } from '@flink/game-kit/model/piece.ts';
import { playable } from '@flink/game-kit/model/problems.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GameSetting } from '@flink/game-kit/model/template.ts';
import { type Direction, drawDirection } from './motion.ts';
import type { MovingAnswersData, MovingAnswersOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

/** As in multiple choice (spec 2 §9): more cannot be told apart while they move. */
const MOST_ANSWERS = 8;

interface Answer extends FeedbackPiece {
  readonly correct: boolean;
}

interface Round {
  readonly question: Piece;
  readonly fillIn: boolean;
  readonly specificFeedback: boolean;
  readonly direction: Direction;
  readonly answers: readonly Answer[];
  /** Places of the wrong answers that were caught. */
  readonly tried: readonly number[];
  readonly found: boolean;
}

type Choose = { readonly type: 'choose'; readonly place: number };
export type MovingAnswersState = LoopState<Problem, Round>;
export type MovingAnswersEvent = LoopEvent<Choose>;

function deal(problem: Problem, random: RandomState): Draw<Round> {
  const { question, fillIn, specificFeedback, correctAnswer, incorrectAnswers } = problem;
  const direction = drawDirection(random);
  const others = shuffle(direction.random, incorrectAnswers.filter(isUsable));
  const answers = shuffle(others.random, [
    { ...correctAnswer, correct: true },
    ...others.value.slice(0, MOST_ANSWERS - 1).map((answer) => ({ ...answer, correct: false })),
  ]);
  return {
    value: {
      question,
      fillIn,
      specificFeedback,
      direction: direction.value,
      answers: answers.value,
      tried: [],
      found: false,
    },
    random: answers.random,
  };
}

const saidOf = ({ specificFeedback }: Round, answer: Answer): { feedback?: Said } =>
  specificFeedback ? { feedback: { text: answer.feedbackText, audio: answer.feedbackAudio } } : {};

const loop = defineLoop<Problem, Round, Choose>({
  deal,
  play: (round, { place }) => {
    const answer = round.answers[place];
    if (answer === undefined) return { round, verdict: 'nothing' };
    if (answer.correct)
      return { round: { ...round, found: true }, verdict: 'right', ...saidOf(round, answer) };
    if (round.tried.includes(place)) return { round, verdict: 'nothing', sound: soundOf(answer) };
    return {
      round: { ...round, tried: [...round.tried, place] },
      verdict: 'wrong',
      ...saidOf(round, answer),
    };
  },
  reveal: (round) => ({ ...round, found: true }),
  introduction: ({ question }) => soundOf(question),
});

export const { step, view } = loop;

export const start = (
  data: MovingAnswersData,
  options: MovingAnswersOptions,
  seed: RandomState,
  setting: GameSetting,
) => loop.start(playable(data.problems, problemCheck), options, seed, setting);

export const robot = loopRobot<Problem, Round, Choose>({
  right: ({ answers }) => ({ type: 'choose', place: answers.findIndex(({ correct }) => correct) }),
  wrong: ({ answers }) => ({ type: 'choose', place: answers.findIndex(({ correct }) => !correct) }),
});
