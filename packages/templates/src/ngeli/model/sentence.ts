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

/** Of the three words: a capital at the beginning, a full stop at the end. */
function composed(problem: Problem, locale: string): string {
  const [first = '', ...letters] = graphemes(spoken(wordsTo(problem, 'verb')), locale);
  return `${first.toLocaleUpperCase(locale)}${letters.join('')}.`;
}

/** The whole sentence as its author wrote it, else of its three words. */
export function sentenceOf(problem: Problem, locale: string): Piece {
  const text = problem.sentenceText?.trim() || composed(problem, locale);
  return { text, ...(problem.sentenceAudio ? { audio: problem.sentenceAudio } : {}) };
}

/** A word where it stands in the whole sentence, with what is written before and after it. */
export interface WrittenWord extends SentenceWord {
  readonly before: string;
  readonly after: string;
}

/** The three words within the sentence; an author's sentence that lacks one of them gives way to the words alone. */
export function writtenWords(problem: Problem, locale: string): readonly WrittenWord[] {
  const words = wordsTo(problem, 'verb');
  const written = sentenceOf(problem, locale).text;
  return wordsIn(words, written) ?? wordsIn(words, composed(problem, locale)) ?? [];
}

const SIGNS_AFTER_WORD = /^[^\s\p{L}\p{N}]*/u;

function wordsIn(words: readonly SentenceWord[], written: string): readonly WrittenWord[] | null {
  const found: WrittenWord[] = [];
  let from = 0;
  for (const { part, prefix, rest } of words) {
    const at = written.toLowerCase().indexOf((prefix + rest).toLowerCase(), from);
    if (at < 0) return null;
    const stem = at + prefix.length;
    const end = stem + rest.length;
    const [after = ''] = SIGNS_AFTER_WORD.exec(written.slice(end)) ?? [];
    found.push({
      part,
      before: written.slice(from, at).trim(),
      prefix: written.slice(at, stem),
      rest: written.slice(stem, end),
      after: found.length === words.length - 1 ? written.slice(end).trimEnd() : after,
    });
    from = end + after.length;
  }
  return found;
}
