import {
  asPiece,
  type Fields,
  inPlaceOf,
  isFields,
  kindProblems,
} from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const asTexts = (list: unknown): unknown => (Array.isArray(list) ? list.map(asPiece) : list);

/** The correct class by its name, or by its place in the list. */
function categoryOf({ correctCategory, categories }: Fields): unknown {
  if (typeof correctCategory !== 'number' || !Array.isArray(categories)) return correctCategory;
  const named = asPiece(categories[correctCategory]);
  return isFields(named) ? named['text'] : correctCategory;
}

/** Spec 2 §3: classes and prefixes are lists of words. */
function part(stored: unknown): unknown {
  const piece = stored === undefined ? undefined : asPiece(stored);
  if (!isFields(piece)) return piece;
  const { categories, prefixes } = piece;
  return inPlaceOf(piece, {
    categories: asTexts(categories),
    prefixes: asTexts(prefixes),
    correctCategory: categoryOf(piece),
  });
}

export const kindly = kindProblems((problem) => {
  const { noun, adjective, verb } = problem;
  return inPlaceOf(problem, { noun: part(noun), adjective: part(adjective), verb: part(verb) });
});
