import { defineLoop, type LoopEvent, type LoopState } from '@flink/game-kit/model/loop.ts';
import { loopRobot } from '@flink/game-kit/model/loop-robot.ts';
import { isUsable, type Piece, soundOf } from '@flink/game-kit/model/piece.ts';
import { playable } from '@flink/game-kit/model/problems.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GameSetting } from '@flink/game-kit/model/template.ts';
import type { MultipleChoiceData, MultipleChoiceOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

/** Spec 2 §9. */
const MOST_ANSWERS = 8;

interface Answer extends Piece {
  readonly correct: boolean;
}

interface Round {
  readonly question: Piece;
  readonly answers: readonly Answer[];
  /** Places of the wrong answers that were tried. */
  readonly tried: readonly number[];
  readonly found: boolean;
}

type Choose = { readonly type: 'choose'; readonly place: number };
export type MultipleChoiceState = LoopState<Problem, Round>;
export type MultipleChoiceEvent = LoopEvent<Choose>;

function deal({ question, correctAnswer, incorrectAnswers }: Problem, random: RandomState): Draw<Round> {
  const others = shuffle(random, incorrectAnswers.filter(isUsable));
  const answers = shuffle(others.random, [
    { ...correctAnswer, correct: true },
    ...others.value.slice(0, MOST_ANSWERS - 1).map((answer) => ({ ...answer, correct: false })),
  ]);
  return { value: { question, answers: answers.value, tried: [], found: false }, random: answers.random };
}

const loop = defineLoop<Problem, Round, Choose>({
  deal,
  play: (round, { place }) => {
    const answer = round.answers[place];
    if (answer === undefined) return { round, verdict: 'nothing' };
    if (answer.correct) return { round: { ...round, found: true }, verdict: 'right', sound: soundOf(answer) };
    if (round.tried.includes(place)) return { round, verdict: 'nothing', sound: soundOf(answer) };
    return { round: { ...round, tried: [...round.tried, place] }, verdict: 'wrong', sound: soundOf(answer) };
  },
  reveal: (round) => ({ ...round, found: true }),
  introduction: ({ question }) => soundOf(question),
});

export const { step, view } = loop;

export const start = (
  data: MultipleChoiceData,
  options: MultipleChoiceOptions,
  seed: RandomState,
  setting: GameSetting,
) => loop.start(playable(data.problems, problemCheck), options, seed, setting);

export const robot = loopRobot<Problem, Round, Choose>({
  right: ({ answers }) => ({ type: 'choose', place: answers.findIndex(({ correct }) => correct) }),
  wrong: ({ answers }) => ({ type: 'choose', place: answers.findIndex(({ correct }) => !correct) }),
});
