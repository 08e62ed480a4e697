import { type FeedbackPiece, isUsable, type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import { distinct, wrongOnes } from '@flink/game-kit/model/content/twins.ts';
import type { Bring } from '@flink/game-kit/model/kinds/moves.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules } from '@flink/game-kit/model/loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { MatchItData, MatchItOptions, Problem } from './schema.ts';
import { problemCheck } from './validity.ts';

/** Spec 3 §9: questions and answers of each kind; together at most 8 answers. */
const MOST_OF_A_KIND = 4;

interface Answer extends FeedbackPiece {
  readonly correct: boolean;
}

interface Round {
  readonly questions: readonly Piece[];
  /** In the order of the tray. */
  readonly answers: readonly Answer[];
  /** By slot: the answer that lies in it. */
  readonly placed: readonly (number | null)[];
  /** Wrong answers that were brought, or taken away by a clue. */
  readonly tried: readonly number[];
  readonly specificFeedback: boolean;
  /** The letters that the author chose for this problem. */
  readonly fontFamily?: string;
  readonly fontColor?: string;
  readonly fontSize?: number;
}

export type MatchItState = LoopState<Problem, Round>;
export type MatchItEvent = LoopEvent<Bring>;

/** Some of them by lot where there are more than are shown, else all as the author wrote them. */
function some<T extends Piece>(pieces: readonly T[], shown: number, random: RandomState): Draw<readonly T[]> {
  const most = Math.min(MOST_OF_A_KIND, shown);
  if (pieces.length <= most) return { value: pieces, random };
  const mixed = shuffle(random, pieces);
  return { value: mixed.value.slice(0, most), random: mixed.random };
}

function deal(problem: Problem, random: RandomState): Draw<Round> {
  const { fontFamily, fontColor, fontSize } = problem;
  const fitting = distinct(problem.correctAnswers.filter(isUsable));
  const others = wrongOnes(fitting, problem.incorrectAnswers.filter(isUsable));
  const questions = some(problem.questions.filter(isUsable), problem.questionItemsShown, random);
  const right = some(fitting, problem.correctItemsShown, questions.random);
  const wrong = some(others, problem.incorrectItemsShown, right.random);
  const answers = shuffle(wrong.random, [
    ...right.value.map((answer) => ({ ...answer, correct: true })),
    ...wrong.value.map((answer) => ({ ...answer, correct: false })),
  ]);
  return {
    value: {
      questions: questions.value,
      answers: answers.value,
      placed: right.value.map(() => null),
      tried: [],
      specificFeedback: problem.specificFeedback,
      ...(fontFamily ? { fontFamily } : {}),
      ...(fontColor ? { fontColor } : {}),
      ...(fontSize ? { fontSize } : {}),
    },
    random: answers.random,
  };
}

const saidAbout = ({ specificFeedback }: Round, { feedbackText, feedbackAudio }: FeedbackPiece) =>
  specificFeedback ? { feedback: { text: feedbackText, audio: feedbackAudio } } : {};

/** The right answers that are not in a slot yet. */
const missing = ({ answers, placed }: Round) =>
  answers.flatMap(({ correct }, index) => (correct && !placed.includes(index) ? [index] : []));

/** The wrong answers that nobody has brought yet. */
const unbrought = ({ answers, tried }: Round) =>
  answers.flatMap(({ correct }, index) => (correct || tried.includes(index) ? [] : [index]));

const triedToo = (round: Round, answer: number): Round => ({ ...round, tried: [...round.tried, answer] });

const rules: RoundRules<Problem, Round, Bring> = {
  deal,
  play: (round, { piece: answer, place: slot }) => {
    const brought = round.answers[answer];
    if (brought === undefined || round.placed[slot] !== null || round.placed.includes(answer))
      return { round, verdict: 'nothing' };
    const feedback = saidAbout(round, brought);
    // It is seen to be wrong: brought once more it costs nothing, and is heard again.
    if (round.tried.includes(answer)) return { round, verdict: 'nothing', sound: soundOf(brought) };
    const [asked] = round.questions;
    if (!brought.correct)
      return {
        round: triedToo(round, answer),
        verdict: 'wrong',
        // Spec 2 §4: only what was answered with zero prior attempts counts.
        missed: round.placed.flatMap((laid, index) => (laid === null ? [index] : [])),
        lesson: lessonOfWrong(brought, asked),
        ...feedback,
      };
    const placed = round.placed.map((old, index) => (index === slot ? answer : old));
    return {
      round: { ...round, placed },
      verdict: placed.includes(null) ? 'part' : 'right',
      lesson: lessonOfRight(brought, asked),
      ...feedback,
    };
  },
  reveal: (round) => {
    const left = [...missing(round)];
    return { ...round, placed: round.placed.map((answer) => answer ?? left.shift() ?? null) };
  },
  parts: ({ placed }) => placed.map((answer) => answer !== null),
  /** Takes a wrong answer away, as long as another one is left. */
  clue: (round) => {
    const [first, second] = unbrought(round);
    return first === undefined || second === undefined ? null : triedToo(round, first);
  },
  introduction: (_problem, { questions }) => questions.map(soundOf).find((sound) => sound !== null) ?? null,
};

const emptySlot = ({ placed }: Round) => placed.indexOf(null);

export const { start, step, view, robot } = defineGame<MatchItData, MatchItOptions, Problem, Round, Bring>({
  problems: ({ problems }) => playable(problems, problemCheck),
  rules,
  moves: {
    right: (round) => ({ type: 'bring', piece: missing(round)[0] ?? 0, place: emptySlot(round) }),
    wrong: (round) => {
      const [piece] = unbrought(round);
      return piece === undefined ? null : { type: 'bring', piece, place: emptySlot(round) };
    },
  },
});
