import { foldWord, LONGEST_WORD, MOST_WORDS, wordLine } from '@flink/contract/rules/make/wordlist.ts';

export type Column = 'word' | 'definition' | 'sentence';

/** What a pasted column is; null: it is left out. */
export type Mapping = readonly (Column | null)[];

interface PastedRow {
  /** The number of the line in the text. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  readonly columnCount: number;
  readonly mapping: Mapping;
  /** The first row names the columns. */
  readonly hasHead: boolean;
  /** Commas or semicolons part the words of a line; undefined where there are none. */
  readonly isSplit: boolean | undefined;
  /** Lines behind the last one that is read. */
  readonly unreadLines: number;
}

export interface PastedWord {
  readonly word: string;
  readonly definition: string;
  readonly sentence: string;
}

/** Why something in the text does not become a word of this list. */
export type LeftOut = 'header' | 'twice' | 'long' | 'many' | 'noWord';

export interface PastedLine extends PastedWord {
  readonly line: number;
  readonly leftOut: LeftOut | null;
  /** The definition or sentence is longer than a word can keep, and stays out. */
  readonly withoutText: boolean;
}

export interface Taken {
  readonly words: readonly PastedWord[];
  /** Words for which this list has no room. */
  readonly rest: readonly PastedWord[];
  /** What each part of the text became, in its order. */
  readonly lines: readonly PastedLine[];
}

/** A paste of a whole book would stop the browser; a list needs twenty of its lines. */
const MAX_LINES = 10_000;
const MAX_TEXT = 300;

const HEADS: Readonly<Record<Column, readonly string[]>> = {
  word: ['word', 'words', 'term', 'vocabulary', 'palabra', 'palabras', 'término', 'neno', 'maneno'],
  definition: ['definition', 'meaning', 'definición', 'significado', 'maana', 'ufafanuzi'],
  sentence: ['sentence', 'example', 'frase', 'oración', 'ejemplo', 'sentensi', 'mfano'],
};

const COLUMNS: readonly Column[] = ['word', 'definition', 'sentence'];

const headOf = (cell: string): Column | null =>
  COLUMNS.find((column) => HEADS[column].includes(cell.trim().replace(/:$/, '').toLocaleLowerCase())) ?? null;

/** Cells as spreadsheets write them: one with a separator, a line break or a quotation mark of its own is quoted. */
function cellsOf(text: string, separator: '\t' | ',' | ';'): PastedRow[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.cells.push(oneSpace(cell));
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else {
        if (sign === '\n') line += 1;
        cell += sign;
      }
    } else if (sign === '"' && cell.trim() === '' && closes(text, at, separator)) {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push(row);
      line += 1;
      row = { line, cells: [] };
    } else cell += sign;
  }
  endCell();
  rows.push(row);
  return rows;
}

/** Whether a quotation mark has its other one at the end of a cell; inches and odd marks have none. */
function closes(text: string, from: number, separator: string): boolean {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text.charAt(at + 1) === '"') at += 1;
    else return at + 1 >= text.length || [separator, '\n'].includes(text.charAt(at + 1));
  }
  return false;
}

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const BULLET =
  /^\s*(?:[-*•‣◦·▪●○–—]\s+|\[[ xX]?\]\s*|\(?\d{1,4}[.):]\s*|\d{1,4}\s+[-–—]\s+|\(?[a-zA-Z]\)\s+)/u;
const BARE_NUMBER = /^\s*(\d{1,4})\s+(?=\p{L})/u;

/** Without the bullet or number that stands before it. */
function unmarked(lines: readonly string[]): string[] {
  const numbers = lines.filter((line) => line.trim() !== '').map((line) => BARE_NUMBER.exec(line)?.[1]);
  // "7 dwarfs" is a word, "1 cow, 2 dog, 3 cat" is a numbered list.
  const isCounted =
    numbers.length > 1 && numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
  return lines.map((line) => (isCounted ? line.replace(BARE_NUMBER, '') : line.replace(BULLET, '')));
}

/** "word - definition", "word: definition", "word = definition". */
const DEFINED = /^(.{1,60}?)(?:\s+[-–—=]\s+|\s*:\s+|\s*=\s*)(\S.*)$/u;
const MOST = 0.6;

const isMost = (lines: readonly string[], test: (line: string) => boolean): boolean =>
  lines.length > 0 && lines.filter(test).length >= lines.length * MOST;

interface ReadRows {
  readonly rows: readonly PastedRow[];
  readonly isSplit: boolean | undefined;
}

const MARKS = [';', ','] as const;

function rowsOf(text: string, wantsSplit: boolean | null): ReadRows {
  if (text.includes('\t')) return { rows: cellsOf(text, '\t'), isSplit: undefined };
  const lines = unmarked(text.split('\n'));
  const written = lines.filter((line) => line.trim() !== '');
  if (isMost(written, (line) => DEFINED.test(line)))
    return {
      rows: lines.map((line, at) => {
        const [, word = line, definition = ''] = DEFINED.exec(line) ?? [];
        return { line: at + 1, cells: [oneSpace(word), oneSpace(definition)] };
      }),
      isSplit: undefined,
    };
  const mark = MARKS.find((one) => written.some((line) => line.includes(one)));
  const plain = lines.map((line, at) => ({
    line: at + 1,
    cells: [oneSpace(line).replace(/^"(.+)"$/, '$1')],
  }));
  if (mark === undefined) return { rows: plain, isSplit: undefined };
  const table = cellsOf(lines.join('\n'), mark);
  const filled = table.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (wantsSplit === null && isTable(filled)) return { rows: table, isSplit: undefined };
  if (wantsSplit === false) return { rows: plain, isSplit: false };
  return {
    rows: table.flatMap(({ line, cells }) =>
      // Lines without a semicolon are split at their commas, also below lines that have some.
      (cells.length === 1 ? (cellsOf(cells[0] ?? '', ',')[0]?.cells ?? []) : cells).map((cell) => ({
        line,
        cells: [cell.replace(BULLET, '')],
      })),
    ),
    isSplit: true,
  };
}

/** A head says so; without one the second cell is longer than a word. */
function isTable(rows: readonly PastedRow[]): boolean {
  const [first] = rows;
  if (first === undefined || first.cells.length < 2) return false;
  if (first.cells.some((cell) => headOf(cell) === 'word')) return true;
  if (rows.length < 2 || rows.some(({ cells }) => cells.length !== first.cells.length)) return false;
  const words = rows.map(({ cells }) => (cells[1] ?? '').split(' ').length);
  return words.reduce((sum, count) => sum + count, 0) / words.length >= 3;
}

/** Spec 3 §5.4: plain text in any usual form, or rows of a table. `wantsSplit` null: as the text looks. */
export function readPasted(text: string, wantsSplit: boolean | null = null): PastedTable {
  const all = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n');
  const { rows: read, isSplit } = rowsOf(all.slice(0, MAX_LINES).join('\n'), wantsSplit);
  const rows = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columnCount = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const heads = (rows[0]?.cells ?? []).map(headOf);
  const hasHead = heads.includes('word') && rows.length > 1;
  const mapping: Mapping = hasHead
    ? Array.from({ length: columnCount }, (_, at) => heads[at] ?? null)
    : Array.from({ length: columnCount }, (_, at) => COLUMNS[at] ?? null);
  return { rows, columnCount, mapping, hasHead, isSplit, unreadLines: Math.max(0, all.length - MAX_LINES) };
}

/** Each column stands for one thing, and a thing in one column. */
export const mapped = (mapping: Mapping, at: number, column: Column | null): Mapping =>
  mapping.map((one, index) => (index === at ? column : one === column ? null : one));

/** What becomes of each row: a word of this list, one that it has no room for, or nothing, with the reason. */
export function takenFrom(
  { rows, mapping, hasHead }: Pick<PastedTable, 'rows' | 'mapping' | 'hasHead'>,
  locale: string,
  withoutSpaces: boolean,
): Taken {
  const known = new Set<string>();
  const words: PastedWord[] = [];
  const rest: PastedWord[] = [];
  const lines = rows.map(({ line, cells }, at): PastedLine => {
    const cell = (column: Column) => cells[mapping.indexOf(column)] ?? '';
    const written = wordLine(cell('word'));
    const word = withoutSpaces ? written.replaceAll(/\s+/gu, '') : written;
    const texts = { definition: cell('definition'), sentence: cell('sentence') };
    const withoutText = Object.values(texts).some((text) => text.length > MAX_TEXT);
    const short = (text: string) => (text.length > MAX_TEXT ? '' : text);
    const read = { word, definition: short(texts.definition), sentence: short(texts.sentence) };
    const folded = foldWord(word, locale);
    const leftOut = ((): LeftOut | null => {
      if (at === 0 && hasHead) return 'header';
      if (folded === '') return 'noWord';
      if (word.length > LONGEST_WORD) return 'long';
      if (known.has(folded)) return 'twice';
      return words.length < MOST_WORDS ? null : 'many';
    })();
    if (leftOut === null || leftOut === 'many') {
      known.add(folded);
      (leftOut === null ? words : rest).push(read);
    }
    return { ...read, line, leftOut, withoutText: withoutText && leftOut === null };
  });
  return { words, rest, lines };
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
