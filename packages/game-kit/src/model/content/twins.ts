import { cleanText } from '../text/clean-text.ts';
import { comparable } from '../text/graphemes.ts';
import type { Issue } from './issue.ts';
import { isUsable, type Piece } from './piece.ts';

/** A text as a learner sees it: spaces run together, one spelling of accents and apostrophes. */
const seen = (text: string): string => comparable(cleanText(text)).replace(/\s+/g, ' ').trim();

/** Each piece is compared many times while 200 problems are reviewed. */
const looks = new WeakMap<Piece, string>();

/** Twins have the same: the same words, the same picture, the same sound. Nobody can tell which of them is meant. */
function lookOf(piece: Piece): string {
  const { text, image, audio } = piece;
  const look = looks.get(piece) ?? JSON.stringify([seen(text), image ?? '', audio ?? '']);
  looks.set(piece, look);
  return look;
}

export const samePiece = (one: Piece, other: Piece): boolean => lookOf(one) === lookOf(other);

const looksOf = (pieces: readonly Piece[]): ReadonlySet<string> => new Set(pieces.map(lookOf));

/** Whether a piece is the first of its look among those that were asked about before. */
function firstOfItsLook(): (piece: Piece) => boolean {
  const met = new Set<string>();
  return (piece) => {
    const look = lookOf(piece);
    if (met.has(look)) return false;
    met.add(look);
    return true;
  };
}

/** Every piece once, the first of those that are the same. */
export const distinct = <T extends Piece>(pieces: readonly T[]): readonly T[] =>
  pieces.filter(firstOfItsLook());

/** The wrong answers that can be told from every right one, each once: a twin of a right one would be right as well. */
export function wrongOnes<T extends Piece>(right: readonly Piece[], wrong: readonly T[]): readonly T[] {
  const rights = looksOf(right);
  return distinct(wrong).filter((piece) => !rights.has(lookOf(piece)));
}

/** Something to choose from: a wrong answer that can be seen to be another than the right ones. */
export const hasWrongOne = (right: readonly Piece[], wrong: readonly Piece[]): boolean =>
  wrongOnes(right, wrong.filter(isUsable)).length > 0;

/** Two or more that nobody can tell apart: wherever each of them goes, it is right. */
export const allAlike = (pieces: readonly Piece[]): boolean =>
  pieces.length > 1 && distinct(pieces).length === 1;

/** Told to the author: each of a list that stands there already, by its place. */
export function repeatedIn(pieces: readonly Piece[]): readonly number[] {
  const isFirst = firstOfItsLook();
  return pieces.flatMap((piece, index) => (!isFirst(piece) && isUsable(piece) ? [index] : []));
}

/** Told to the author: wrong answers that would be right, and such that stand there twice. */
export function twinIssues(right: readonly Piece[], wrong: readonly Piece[]): Issue[] {
  const rights = looksOf(right);
  const repeated = new Set(repeatedIn(wrong));
  return wrong.flatMap((piece, index): Issue[] => {
    const path = ['incorrectAnswers', index];
    if (isUsable(piece) && rights.has(lookOf(piece))) return [{ code: 'answer.alsoCorrect', path }];
    return repeated.has(index) ? [{ code: 'answer.repeated', path }] : [];
  });
}
