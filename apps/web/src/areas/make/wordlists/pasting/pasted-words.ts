import { distinctWords, foldWord, LONGEST_WORD, MOST_WORDS } from '@flink/contract/rules/make/wordlist.ts';

export type Column = 'word' | 'definition' | 'sentence';

/** What a pasted column is; null: it is left out. */
export type Mapping = readonly (Column | null)[];

export interface PastedTable {
  readonly rows: readonly (readonly string[])[];
  readonly columnCount: number;
  readonly mapping: Mapping;
  /** The first row names the columns. */
  readonly hasHead: boolean;
}

export interface PastedWord {
  readonly word: string;
  readonly definition: string;
  readonly sentence: string;
}

export interface Taken {
  readonly words: readonly PastedWord[];
  /** How many were left out, and why. */
  readonly twice: number;
  readonly tooLong: number;
  readonly tooMany: number;
}

/** A paste of a whole book would stop the browser; a list needs twenty of its lines. */
const MOST_LINES = 10_000;
const LONGEST_TEXT = 300;

const HEADS: Readonly<Record<Column, readonly string[]>> = {
  word: ['word', 'words', 'palabra', 'palabras', 'neno', 'maneno'],
  definition: ['definition', 'meaning', 'definición', 'significado', 'maana', 'ufafanuzi'],
  sentence: ['sentence', 'example', 'frase', 'oración', 'ejemplo', 'sentensi', 'mfano'],
};

const COLUMNS: readonly Column[] = ['word', 'definition', 'sentence'];

const headOf = (cell: string): Column | null =>
  COLUMNS.find((column) => HEADS[column].includes(cell.trim().toLocaleLowerCase())) ?? null;

/** What a spreadsheet copies: cells apart by tabs, one with a tab, a line or a mark of its own in quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:^|(?<=[\t\n]))"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/g;
  for (const { 0: all, 1: quoted, 2: plain, index } of text.matchAll(cell)) {
    // Between two marks stands one cell: the empty match right behind a full one is none.
    if (all === '' && index > 0 && !/[\t\n]/.test(text.charAt(index - 1))) continue;
    const row = rows.at(-1);
    row?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replaceAll(/\s+/g, ' ').trim());
    if (text.charAt(index + all.length) === '\n') rows.push([]);
  }
  return rows;
}

/** Spec 3 §5.4: plain text, a word on each line; or rows of a table. */
export function readPasted(text: string): PastedTable {
  const lines = text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .slice(0, MOST_LINES)
    .join('\n');
  const rows = (
    lines.includes('\t') ? cellsOf(lines) : lines.split('\n').map((line) => [line.trim()])
  ).filter((row) => row.some((cell) => cell !== ''));
  const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const heads = (rows[0] ?? []).map(headOf);
  const hasHead = heads.includes('word') && rows.length > 1;
  const mapping: Mapping = hasHead
    ? Array.from({ length: columnCount }, (_, at) => heads[at] ?? null)
    : Array.from({ length: columnCount }, (_, at) => COLUMNS[at] ?? null);
  return { rows, columnCount, mapping, hasHead };
}

/** Each column stands for one thing, and a thing in one column. */
export const mapped = (mapping: Mapping, at: number, column: Column | null): Mapping =>
  mapping.map((one, index) => (index === at ? column : one === column ? null : one));

/** The words of the rows: trimmed, blanks and duplicates dropped, as many as a list holds. */
export function takenFrom(
  { rows, mapping, hasHead }: PastedTable,
  locale: string,
  withoutSpaces: boolean,
): Taken {
  const cell = (row: readonly string[], column: Column) => row[mapping.indexOf(column)] ?? '';
  const all = rows.slice(hasHead ? 1 : 0).map((row) => ({
    word: withoutSpaces ? cell(row, 'word').replaceAll(/\s+/gu, '') : cell(row, 'word'),
    definition: cell(row, 'definition').slice(0, LONGEST_TEXT),
    sentence: cell(row, 'sentence').slice(0, LONGEST_TEXT),
  }));
  const written = all.filter(({ word }) => foldWord(word, locale) !== '');
  const different = distinctWords(written, locale);
  const short = different.filter(({ word }) => word.length <= LONGEST_WORD);
  return {
    words: short.slice(0, MOST_WORDS),
    twice: written.length - different.length,
    tooLong: different.length - short.length,
    tooMany: Math.max(0, short.length - MOST_WORDS),
  };
}

/** Scripts that a language is written in, where it is not Latin. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  am: /\p{Script=Ethiopic}/u,
  ti: /\p{Script=Ethiopic}/u,
  el: /\p{Script=Greek}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Whether most words are written in letters that the language of the list does not use. */
export function isOtherScript(words: readonly { readonly word: string }[], locale: string): boolean {
  const own = SCRIPTS[locale.split('-')[0] ?? ''] ?? /\p{Script=Latin}/u;
  const lettered = words.filter(({ word }) => /\p{L}/u.test(word));
  return lettered.filter(({ word }) => !own.test(word)).length * 2 > lettered.length;
}
