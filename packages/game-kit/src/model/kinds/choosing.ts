import { isUsable, type Piece, soundOf } from '../content/piece.ts';
import { wrongOnes } from '../content/twins.ts';
import { lessonOfRight, lessonOfWrong } from '../loop/lesson.ts';
import type { Turn } from '../loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '../random.ts';

/** Spec 2 §9: at most 8 answers, the right one among them. */
export const MOST_ANSWERS = 8;

/** One right answer among others, chosen by its place. */
export interface ChoosingRound<Answer extends Piece = Piece> {
  readonly question?: Piece;
  readonly answers: readonly (Answer & { readonly correct: boolean })[];
  /** Places of the wrong answers that were tried, or taken away by a clue. */
  readonly tried: readonly number[];
  readonly found: boolean;
}

export type Choose = { readonly type: 'choose'; readonly place: number };

/** The right answer and some of the others by lot, mixed. `alsoRight`: what would be right as well is not among them. */
export function dealAnswers<Answer extends Piece>(
  right: Answer,
  others: readonly Answer[],
  most: number,
  random: RandomState,
  alsoRight: readonly Piece[] = [],
): Draw<ChoosingRound<Answer>> {
  const mixed = shuffle(random, wrongOnes([right, ...alsoRight], others.filter(isUsable)));
  const answers = shuffle(mixed.random, [
    { ...right, correct: true },
    ...mixed.value.slice(0, most - 1).map((answer) => ({ ...answer, correct: false })),
  ]);
  return { value: { answers: answers.value, tried: [], found: false }, random: answers.random };
}

/** A wrong answer that is tried a second time costs nothing, and is heard again. */
export function choose<Round extends ChoosingRound>(round: Round, place: number): Turn<Round> {
  const answer = round.answers[place];
  if (answer === undefined) return { round, verdict: 'nothing' };
  const { question } = round;
  if (answer.correct)
    return { round: found(round), verdict: 'right', lesson: lessonOfRight(answer, question) };
  if (round.tried.includes(place)) return { round, verdict: 'nothing', sound: soundOf(answer) };
  return {
    round: { ...round, tried: [...round.tried, place] },
    verdict: 'wrong',
    lesson: lessonOfWrong(answer, question),
  };
}

const found = <Round extends ChoosingRound>(round: Round): Round => ({ ...round, found: true });

/** Takes one wrong answer away, as long as there is still something to choose from. */
export function oneLess<Round extends ChoosingRound>(round: Round): Round | null {
  const open = placesOf(round, false).filter((place) => !round.tried.includes(place));
  const [first, second] = open;
  if (first === undefined || second === undefined) return null;
  return { ...round, tried: [...round.tried, first] };
}

const placesOf = ({ answers }: ChoosingRound, right: boolean): number[] =>
  answers.flatMap(({ correct }, place) => (correct === right ? [place] : []));

/** What the loop asks of a game whose only move is to choose. */
export const choosingRules = {
  play: <Round extends ChoosingRound>(round: Round, { place }: Choose): Turn<Round> => choose(round, place),
  reveal: found,
  clue: oneLess,
};

const choice = (place: number): Choose => ({ type: 'choose', place });

/** The moves of a robot. */
export const choosingMoves = {
  right: (round: ChoosingRound): Choose => choice(placesOf(round, true)[0] ?? 0),
  wrong: (round: ChoosingRound): Choose | null => {
    const [place] = placesOf(round, false);
    return place === undefined ? null : choice(place);
  },
};
