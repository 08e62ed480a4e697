import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { samePiece } from '@flink/game-kit/model/content/twins.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { PARTS, type Part } from './machine.ts';
import type { Category, Inflected, Prefix, Problem } from './schema.ts';

/** A word of the sentence, cut where its prefix ends; an empty prefix where none can be told. */
export interface SentenceWord {
  readonly part: Part;
  readonly prefix: string;
  readonly rest: string;
}

export const wordOf = ({ text }: Inflected, prefix: Prefix | undefined): string =>
  prefix?.word?.trim() || `${prefix?.text.trim() ?? ''}${text.trim()}`;

export const isCategory = (category: Category, name: string): boolean =>
  samePiece({ text: category.text }, { text: name });

/** The prefix as it stands at the beginning of a word, whatever its case. */
const prefixOf = (word: string, prefix: string): string => {
  const head = word.slice(0, prefix.length);
  return prefix !== '' && head.toLowerCase() === prefix.toLowerCase() && word.length > prefix.length
    ? head
    : '';
};

/** The name of a class says its prefixes: KI–VI those of kitabu and vitabu. */
function nounPrefix({ text, correctCategory }: Problem['noun']): string {
  const named = correctCategory.split(/[^\p{L}\p{M}]+/u).map((prefix) => prefixOf(text.trim(), prefix));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function cut(problem: Problem, part: Part): SentenceWord {
  const word = part === 'noun' ? problem.noun.text.trim() : wordOf(problem[part], problem[part].prefixes[0]);
  const prefix =
    part === 'noun' ? nounPrefix(problem.noun) : prefixOf(word, problem[part].prefixes[0]?.text.trim() ?? '');
  return { part, prefix, rest: word.slice(prefix.length) };
}

/** The words of the sentence up to a part, it included, as they are when every choice is right. */
export const wordsTo = (problem: Problem, last: Part): readonly SentenceWord[] =>
  PARTS.slice(0, PARTS.indexOf(last) + 1).map((part) => cut(problem, part));

const spoken = (words: readonly SentenceWord[]): string =>
  words.map(({ prefix, rest }) => prefix + rest).join(' ');

/** What is heard up to a part: the noun as it was recorded, more of the sentence as it is read. */
export function pieceTo(problem: Problem, last: Part): Piece {
  const { audio } = problem.noun;
  const text = spoken(wordsTo(problem, last));
  return last === 'noun' && audio ? { text, audio } : { text };
}

/** The whole sentence as it is written: a capital at its beginning, a full stop at its end. */
export function sentenceOf(problem: Problem, locale: string): Piece {
  const [first = '', ...letters] = graphemes(spoken(wordsTo(problem, 'verb')), locale);
  const text = `${first.toLocaleUpperCase(locale)}${letters.join('')}.`;
  return { text, ...(problem.sentenceAudio ? { audio: problem.sentenceAudio } : {}) };
}
