import WordSearch from '@blex41/word-search';
import { drawInteger, type RandomState } from '@flink/game-kit/model/random.ts';
import { fillerFor, lettersOf, plainLetter } from '@flink/templates/word-search/model/puzzle/letters.ts';
import { DIRECTIONS, makePuzzle, type Puzzle } from '@flink/templates/word-search/model/puzzle/puzzle.ts';
import { unkindWords } from '@flink/templates/word-search/model/puzzle/unkind-words.ts';
import { nounCategories } from '../../content/words/nouns.ts';
import { median } from '../measuring/quantile.ts';

/** Times faster than the library at the median. */
export const FASTER_GOAL = 20;
export const WORD_COUNTS = [12, 20] as const;
const LISTS = 100;
/** Until both are compiled, as long for the one as for the other. */
const WARM_UP_MS = 1_500;
const RANDOM_LISTS = 100_000;
const TELL_EVERY = 10_000;
/** How often the library tries a size before the next larger one (spec 2 §9). */
const TRIES_OF_A_SIZE = 10;
const EVERY_WAY = [...DIRECTIONS.horizontal, ...DIRECTIONS.vertical, ...DIRECTIONS.diagonal];

const ALPHABETS = {
  en: [...'abcdefghijklmnopqrstuvwxyz'],
  es: [...'abcdefghijlmnñopqrstuvzáéíóú'],
  ar: [...'ابتثجحخدرزسشصطعغفقكلمنهوي'],
  hi: 'क का कि की कु ख ग गा च ज जा त ता ति द न ना नी प पा ब म मा र रा री ल ला स सा ह'.split(' '),
  am: [...'ሀሁለሉላመሙማረራሰሱሳሸቀቃበባተታነናአከካወዘየደገጠፈ'],
  th: 'ก กา ข ขา ค คู่ ง จ ชา ด ดี ต น น้ำ บ ป ปู ม ย ร ล ว ส ห อ'.split(' '),
} as const;

export interface SizeMeasured {
  readonly words: number;
  readonly oursMs: number;
  readonly librarysMs: number;
  readonly faster: number;
  readonly ourSide: number;
  readonly librarysSide: number;
  /** Of how many lists the library made a smaller grid. */
  readonly larger: number;
}

const nouns = [...new Set([...nounCategories.values()].flat().map(({ en }) => en))].filter((word) =>
  /^[a-z]{3,12}$/.test(word),
);

/** The same lists through our generator and through a library whose grid grows until every word has a place, in turns. */
export function againstTheLibrary(words: number): SizeMeasured {
  const dice = diceOf(words);
  const list = () => several(nouns, words, dice);
  const ours = (one: readonly string[], seed: number) =>
    ourGrid(one, 'en', seed)?.side ?? Number.POSITIVE_INFINITY;
  warmUp(() => ours(list(), 0));
  warmUp(() => librarysSide(list()));
  const pairs = Array.from({ length: LISTS }, (_, seed) => {
    const one = list();
    return { ours: timed(() => ours(one, seed)), librarys: timed(() => librarysSide(one)) };
  });
  const oursMs = median(pairs.map(({ ours: { ms } }) => ms));
  const librarysMs = median(pairs.map(({ librarys: { ms } }) => ms));
  return {
    words,
    oursMs,
    librarysMs,
    faster: librarysMs / oursMs,
    ourSide: mean(pairs.map(({ ours: { value } }) => value)),
    librarysSide: mean(pairs.map(({ librarys: { value } }) => value)),
    larger: pairs.filter((pair) => pair.ours.value > pair.librarys.value).length,
  };
}

function warmUp(work: () => unknown): void {
  for (const end = performance.now() + WARM_UP_MS; performance.now() < end; ) work();
}

type Dice = (below: number) => number;

function diceOf(seed: RandomState): Dice {
  let random = seed;
  return (below) => {
    const draw = drawInteger(random, below);
    random = draw.random;
    return draw.value;
  };
}

function several(words: readonly string[], count: number, dice: Dice): readonly string[] {
  const list = new Set<string>();
  while (list.size < count) list.add(words[dice(words.length)] ?? '');
  return [...list];
}

function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const began = performance.now();
  const value = work();
  return { value, ms: performance.now() - began };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function ourGrid(list: readonly string[], locale: string, seed: RandomState): Puzzle | null {
  const words = list.map((word) => lettersOf(word, locale));
  const unkind = unkindWords(locale);
  const filler = fillerFor(words);
  return makePuzzle({ words, directions: EVERY_WAY, shared: true, filler, unkind, plain: plainLetter }, seed);
}

function librarysSide(list: readonly string[]): number {
  for (let side = Math.max(...list.map((word) => word.length)); ; side += 1) {
    for (let tries = 0; tries < TRIES_OF_A_SIZE; tries += 1) {
      const { words } = new WordSearch({
        cols: side,
        rows: side,
        dictionary: list,
        maxWords: list.length,
        disabledDirections: ['N', 'W', 'NW', 'SW'],
        backwardsProbability: 0,
        diacritics: true,
      });
      if (words.length === list.length) return side;
    }
  }
}

/** Lists of which no grid was made, or one in which a word did not stand exactly once. */
export function randomLists(say: (line: string) => void): {
  readonly lists: number;
  readonly failures: number;
} {
  const dice = diceOf(1);
  const locales = Object.keys(ALPHABETS) as (keyof typeof ALPHABETS)[];
  let failures = 0;
  for (let list = 0; list < RANDOM_LISTS; list += 1) {
    if (list > 0 && list % TELL_EVERY === 0) say(`${list} random lists, ${failures} without a grid …`);
    const locale = locales[list % locales.length] ?? 'en';
    const letters = ALPHABETS[locale];
    const words = Array.from({ length: 2 + dice(19) }, () =>
      Array.from({ length: 3 + dice(10) }, () => letters[dice(letters.length)]).join(''),
    );
    const once = [...new Map(words.map((word) => [lettersOf(word, locale).join('|'), word])).values()];
    const grid = ourGrid(once, locale, list);
    if (grid === null || !isEachOnce(grid, once, locale)) failures += 1;
  }
  return { lists: RANDOM_LISTS, failures };
}

/** All that was asked for stands there, each exactly once as it is read; what the list itself writes twice is left out. */
function isEachOnce(grid: Puzzle, list: readonly string[], locale: string): boolean {
  if (grid.places.length + grid.leftOut.length !== list.length) return false;
  const signs = new Map(
    [...new Set(grid.letters)].map((letter, index) => [letter, String.fromCharCode(0xe000 + index)]),
  );
  const lines = linesOf(
    grid.side,
    grid.letters.map((letter) => signs.get(letter) ?? ''),
  );
  return grid.places.every(({ word }) => {
    const letters = lettersOf(list[word] ?? '', locale).map((letter) => signs.get(letter) ?? '?');
    const text = letters.join('');
    let found = 0;
    for (const line of lines)
      for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + 1)) found += 1;
    return found === 1;
  });
}

/** Rows, columns and both diagonals as they are read. */
function linesOf(side: number, letters: readonly string[]): readonly string[] {
  const along = (row: number, column: number, down: number, on: number): string => {
    let line = '';
    for (let r = row, c = column; r >= 0 && r < side && c >= 0 && c < side; r += down, c += on)
      line += letters[r * side + c];
    return line;
  };
  const all = Array.from({ length: side }, (_, index) => index);
  return [
    ...all.flatMap((index) => [along(index, 0, 0, 1), along(0, index, 1, 0)]),
    ...all.flatMap((index) => [along(index, 0, 1, 1), along(index, 0, -1, 1)]),
    ...all.slice(1).flatMap((index) => [along(0, index, 1, 1), along(side - 1, index, -1, 1)]),
  ];
}
