import { defineLoop, type LoopEvent, type LoopState } from '@flink/game-kit/model/loop.ts';
import { loopRobot } from '@flink/game-kit/model/loop-robot.ts';
import { isUsable, type Piece, soundOf } from '@flink/game-kit/model/piece.ts';
import { playable } from '@flink/game-kit/model/problems.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GameSetting } from '@flink/game-kit/model/template.ts';
import type { FindTheOneData, FindTheOneOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

/** Spec 3 §9: at most 8 items. */
const MOST_BOXES = 8;

interface Box extends Piece {
  readonly correct: boolean;
}

interface Round {
  readonly question: Piece;
  readonly boxes: readonly Box[];
  /** Places of the wrong boxes that were tried. */
  readonly tried: readonly number[];
  readonly found: boolean;
}

type Choose = { readonly type: 'choose'; readonly place: number };
export type FindTheOneState = LoopState<Problem, Round>;
export type FindTheOneEvent = LoopEvent<Choose>;

/** Spec 2 §9: as many boxes as incorrect items shown, plus one. */
function deal(problem: Problem, random: RandomState): Draw<Round> {
  const { question, correctAnswers, incorrectAnswers, incorrectItemsShown } = problem;
  const right = shuffle(random, correctAnswers.filter(isUsable));
  const wrong = shuffle(right.random, incorrectAnswers.filter(isUsable));
  const boxes = shuffle(wrong.random, [
    ...right.value.slice(0, 1).map((piece) => ({ ...piece, correct: true })),
    ...wrong.value
      .slice(0, Math.min(incorrectItemsShown, MOST_BOXES - 1))
      .map((piece) => ({ ...piece, correct: false })),
  ]);
  return { value: { question, boxes: boxes.value, tried: [], found: false }, random: boxes.random };
}

const loop = defineLoop<Problem, Round, Choose>({
  deal,
  play: (round, { place }) => {
    const box = round.boxes[place];
    if (box === undefined) return { round, verdict: 'nothing' };
    if (box.correct) return { round: { ...round, found: true }, verdict: 'right' };
    if (round.tried.includes(place)) return { round, verdict: 'nothing', sound: soundOf(box) };
    return { round: { ...round, tried: [...round.tried, place] }, verdict: 'wrong' };
  },
  reveal: (round) => ({ ...round, found: true }),
  introduction: ({ question }) => soundOf(question),
});

export const { step, view } = loop;

export const start = (
  data: FindTheOneData,
  options: FindTheOneOptions,
  seed: RandomState,
  setting: GameSetting,
) => loop.start(playable(data.problems, problemCheck), options, seed, setting);

export const robot = loopRobot<Problem, Round, Choose>({
  right: ({ boxes }) => ({ type: 'choose', place: boxes.findIndex(({ correct }) => correct) }),
  wrong: ({ boxes }) => ({ type: 'choose', place: boxes.findIndex(({ correct }) => !correct) }),
});
