import { comparable } from '../text/graphemes.ts';
import type { Issue } from './issue.ts';
import { isUsable, type Piece } from './piece.ts';

/** Nobody sees them: soft hyphens, zero-width spaces, marks of direction. Joiners stay, they change letters. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text as a learner sees it: spaces run together, one spelling of accents and apostrophes. */
const seen = (text: string): string => comparable(text).replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** Twins: the same words, the same picture, the same sound. Nobody can tell which of them is meant. */
export function samePiece(one: Piece, other: Piece): boolean {
  return (
    seen(one.text) === seen(other.text) &&
    (one.image ?? '') === (other.image ?? '') &&
    (one.audio ?? '') === (other.audio ?? '')
  );
}

/** Every piece once, the first of those that are the same. */
export function distinct<T extends Piece>(pieces: readonly T[]): readonly T[] {
  return pieces.filter((piece, index) => pieces.findIndex((other) => samePiece(other, piece)) === index);
}

/** The wrong answers that can be told from every right one, each once: a twin of a right one would be right as well. */
export function wrongOnes<T extends Piece>(right: readonly Piece[], wrong: readonly T[]): readonly T[] {
  return distinct(wrong).filter((piece) => !right.some((one) => samePiece(one, piece)));
}

/** Something to choose from: a wrong answer that can be seen to be another than the right ones. */
export const hasWrongOne = (right: readonly Piece[], wrong: readonly Piece[]): boolean =>
  wrongOnes(right, wrong.filter(isUsable)).length > 0;

/** Told to the author: each of a list that stands there already, by its place. */
export const repeatedIn = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap((piece, index) =>
    isUsable(piece) && pieces.findIndex((other) => samePiece(other, piece)) < index ? [index] : [],
  );

/** Told to the author: wrong answers that would be right, and such that stand there twice. */
export function twinIssues(right: readonly Piece[], wrong: readonly Piece[]): Issue[] {
  const repeated = repeatedIn(wrong);
  return wrong.flatMap((piece, index): Issue[] => {
    const path = ['incorrectAnswers', index];
    if (isUsable(piece) && right.some((one) => samePiece(one, piece)))
      return [{ code: 'answer.alsoCorrect', path }];
    return repeated.includes(index) ? [{ code: 'answer.repeated', path }] : [];
  });
}
