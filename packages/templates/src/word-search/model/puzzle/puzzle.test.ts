import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillerFor, lettersOf, plainLetter } from './letters.ts';
import { DIRECTIONS, makePuzzle, type Puzzle } from './puzzle.ts';
import { unkindWords } from './unkind-words.ts';

const EVERY = [...DIRECTIONS.horizontal, ...DIRECTIONS.vertical, ...DIRECTIONS.diagonal];
const BACKWARDS = EVERY.map(([down, on]) => [-down, -on] as const);

interface Task {
  readonly locale?: string;
  readonly shared?: boolean;
  readonly directions?: typeof EVERY;
  readonly seed?: number;
  readonly unkind?: readonly (readonly string[])[];
}

function puzzleOf(words: readonly string[], task: Task = {}): Puzzle {
  const { locale = 'en', shared = true, directions = EVERY, seed = 1 } = task;
  const letters = words.map((word) => lettersOf(word, locale));
  const unkind = task.unkind ?? unkindWords(locale);
  const made = makePuzzle(
    { words: letters, directions, shared, filler: fillerFor(letters), unkind, plain: plainLetter },
    seed,
  );
  if (made === null) throw new Error(`no grid for ${words.join(', ')}`);
  return made;
}

/** Every way to read these letters, each by its cells. */
function readings({ side, letters }: Puzzle, word: readonly string[], ways: readonly (readonly number[])[]) {
  const found: string[] = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      for (const [down = 0, on = 0] of ways) {
        const cells = word.map((_letter, index) => [row + index * down, column + index * on] as const);
        const isThere = cells.every(
          ([r, c], index) =>
            r >= 0 && r < side && c >= 0 && c < side && letters[r * side + c] === word[index],
        );
        if (isThere) found.push(cells.join(' '));
      }
  return found;
}

const within = (cells: string, line: readonly string[]) =>
  cells.split(' ').every((cell) => line.includes(cell));

/** Each word once as it is read; backwards only where another word makes it so. */
function expectEachOnce(puzzle: Puzzle, words: readonly string[], locale: string) {
  const kept = words.map((word) => lettersOf(word, locale));
  const lines = puzzle.places.map(({ word, row, column, direction: [down, on] }) =>
    (kept[word] ?? []).map((_letter, index) => `${row + index * down},${column + index * on}`),
  );
  for (const [index, place] of puzzle.places.entries()) {
    const word = kept[place.word] ?? [];
    expect(readings(puzzle, word, EVERY), `${words[place.word]} in ${puzzle.letters.join('')}`).toEqual([
      lines[index]?.join(' '),
    ]);
    const backwards = readings(puzzle, word, BACKWARDS);
    expect(backwards.filter((cells) => !lines.some((line) => within(cells, line)))).toEqual([]);
  }
  expect(puzzle.places.length + puzzle.leftOut.length).toBe(words.length);
}

const SCRIPTS = {
  en: 'abcdefghijklmnoprstuvw',
  es: 'abcdeéfghiíjlmnñoóprstuv',
  de: 'abcdefghiklmnoprstuwäöüß',
  ar: 'ابتجحدرسشصطعفقكلمنهوي',
  hi: 'क|का|की|कु|ख|ग|गा|च|ज|जा|त|ता|ती|द|न|ना|नी|प|पा|ब|म|मा|र|रा|री|ल|ला|स|सा|ह',
  am: 'ሀሁለሉላመሙማረራሰሱሳሸቀቃበባተታነናአከካወዘየደገጠፈ',
  th: 'ก|กา|กี่|ข|ขา|ค|คู่|ง|จ|ชา|ด|ดี|ต|น้ำ|น|บ|ป|ปู|ม|แ|ย|ร|ล|ว|ส|ห|อ',
  tight: 'ab',
} as const;

const wordIn = (script: keyof typeof SCRIPTS) => {
  const letters = SCRIPTS[script].includes('|') ? SCRIPTS[script].split('|') : [...SCRIPTS[script]];
  return fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 12 }).map((all) => all.join(''));
};

/** A list as the game hands it on: no two words with the same letters, none that the grid letters make too short. */
const listOf = (script: keyof typeof SCRIPTS, most: number) =>
  fc.uniqueArray(wordIn(script), {
    minLength: 2,
    maxLength: most,
    selector: (word) => lettersOf(word, script).join('|'),
  });

const seeds = fc.integer();

describe('a grid', () => {
  test.each(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])(
    'holds every word exactly once, whatever the list, in the letters of %s',
    (script) => {
      fc.assert(
        fc.property(
          listOf(script, script === 'tight' ? 5 : 20),
          seeds,
          fc.boolean(),
          (words, seed, shared) => {
            const puzzle = puzzleOf(words, { locale: script, shared, seed });

            expectEachOnce(puzzle, words, script);
            expect(puzzle.letters).toHaveLength(puzzle.side ** 2);
            expect(puzzle.letters).not.toContain('');
          },
        ),
        { numRuns: 30 },
      );
    },
  );

  test('leaves no word out unless the list itself writes it twice', () => {
    fc.assert(
      fc.property(listOf('en', 20), seeds, (words, seed) => {
        const { leftOut } = puzzleOf(words, { seed });
        const lists = words.map((word) => lettersOf(word, 'en').join(''));

        for (const word of leftOut) {
          const letters = lists[word] ?? '';
          const seats = lists.reduce((sum, other) => sum + other.split(letters).length - 1, 0);
          expect(seats).toBeGreaterThan(2);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('is the same for the same seed, and another for another', () => {
    const words = ['apple', 'pear', 'plum', 'cherry', 'fig'];

    expect(puzzleOf(words, { seed: 5 })).toEqual(puzzleOf(words, { seed: 5 }));
    expect(puzzleOf(words, { seed: 6 }).letters).not.toEqual(puzzleOf(words, { seed: 5 }).letters);
  });

  test.each([
    ['horizontal', DIRECTIONS.horizontal],
    ['vertical', DIRECTIONS.vertical],
    ['diagonal', DIRECTIONS.diagonal],
  ] as const)('lays words only %s where nothing else is allowed', (_name, directions) => {
    fc.assert(
      fc.property(listOf('es', 20), seeds, (words, seed) => {
        const { places } = puzzleOf(words, { locale: 'es', directions: [...directions], seed });

        for (const { direction } of places) expect(directions).toContainEqual(direction);
      }),
      { numRuns: 25 },
    );
  });

  test('never lays a word backwards or upside down', () => {
    expect(EVERY).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [-1, 1],
    ]);
  });

  test('is as small as its longest word where the others fit beside it', () => {
    expect(puzzleOf(['cat', 'dog', 'sun']).side).toBe(3);
    expect(puzzleOf(['apple', 'fig', 'pea']).side).toBe(5);
  });

  test('shares no cell between words unless that is allowed', () => {
    fc.assert(
      fc.property(listOf('de', 12), seeds, (words, seed) => {
        const { places, leftOut } = puzzleOf(words, { locale: 'de', shared: false, seed });
        const letters = words.map((word) => lettersOf(word, 'de'));
        const used = places.map(({ word, row, column, direction: [down, on] }) =>
          (letters[word] ?? []).map((_letter, index) => `${row + index * down},${column + index * on}`),
        );
        const inside = (one: readonly string[], other: readonly string[]) =>
          one.every((cell) => other.includes(cell));

        expect(leftOut.length).toBeLessThan(words.length);
        for (const [index, cells] of used.entries())
          for (const other of used.slice(index + 1))
            if (!inside(cells, other) && !inside(other, cells))
              expect(cells.filter((cell) => other.includes(cell))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('words in words', () => {
  test('lie in the longer one, also where letters are not shared', () => {
    for (const shared of [true, false]) {
      const words = ['art', 'party', 'sun'];
      const puzzle = puzzleOf(words, { shared });

      expectEachOnce(puzzle, words, 'en');
      expect(puzzle.leftOut).toEqual([]);
    }
  });

  test('lie in both of two longer ones where these can be laid over each other', () => {
    const words = ['art', 'cart', 'artist'];
    const puzzle = puzzleOf(words);

    expectEachOnce(puzzle, words, 'en');
    expect(puzzle.leftOut).toEqual([]);
  });

  test('are left out where no grid can show them once', () => {
    expect(puzzleOf(['ana', 'banana']).leftOut).toEqual([0]);
    expect(puzzleOf(['art', 'party', 'start']).leftOut).toEqual([0]);
    expect(puzzleOf(['art', 'cart', 'artist'], { shared: false }).leftOut).toEqual([0]);
  });

  test('that are each other backwards stand once each, as they are read', () => {
    const words = ['war', 'raw', 'level'];

    expectEachOnce(puzzleOf(words), words, 'en');
  });
});

test('backwards a word can be read only in another word of the list, never by accident', () => {
  const words = ['tape', 'pat', 'evil', 'live', 'tea', 'ate'];

  fc.assert(
    fc.property(seeds, fc.boolean(), (seed, shared) => {
      const puzzle = puzzleOf(words, { seed, shared });

      expectEachOnce(puzzle, words, 'en');
      expect(readings(puzzle, [...'PAT'], BACKWARDS)).toHaveLength(1);
    }),
    { numRuns: 40 },
  );
});

describe('unkind words', () => {
  test('are not spelled by filler, in any direction, nor with accents', () => {
    const unkind = unkindWords('es');
    const asRead = (word: string) => lettersOf(word, 'es');

    fc.assert(
      fc.property(listOf('es', 8), seeds, (words, seed) => {
        const puzzle = puzzleOf(words, { locale: 'es', seed });
        const plain = { ...puzzle, letters: puzzle.letters.map(plainLetter) };
        const lines = puzzle.places.map(({ word, row, column, direction: [down, on] }) =>
          asRead(words[word] ?? '').map((_letter, index) => `${row + index * down},${column + index * on}`),
        );

        for (const word of unkind)
          for (const cells of readings(plain, word, [...EVERY, ...BACKWARDS]))
            expect(
              lines.some((line) => within(cells, line)),
              `${word.join('')} at ${cells}`,
            ).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test('would be there without the list', () => {
    const seen = Array.from({ length: 300 }, (_, seed) =>
      puzzleOf(['stack', 'eagle', 'suit'], { seed, unkind: [] }),
    );

    expect(seen.some((puzzle) => readings(puzzle, [...'ASS'], [...EVERY, ...BACKWARDS]).length > 0)).toBe(
      true,
    );
  });

  test('of every language have at least three letters, so that a filler is always found', () => {
    for (const locale of ['en', 'es', 'sw', 'fr', 'pt', 'de', 'ar', 'hi', 'am'])
      for (const word of unkindWords(locale)) expect(word.length).toBeGreaterThanOrEqual(3);
    expect(unkindWords('es-MX')).toEqual(unkindWords('es'));
    expect(unkindWords('sw').length).toBeGreaterThan(unkindWords('xx').length);
  });
});

describe('letters', () => {
  test.each([
    ["ng'ombe", 'sw', ['N', "G'", 'O', 'M', 'B', 'E']],
    ['Ng’ombe', 'sw', ['N', "G'", 'O', 'M', 'B', 'E']],
    ['mañana', 'es', ['M', 'A', 'Ñ', 'A', 'N', 'A']],
    ['cafe\u0301', 'fr', ['C', 'A', 'F', 'É']],
    ['Straße', 'de', ['S', 'T', 'R', 'A', 'ẞ', 'E']],
    ['ice-cream', 'en', ['I', 'C', 'E', 'C', 'R', 'E', 'A', 'M']],
    ['kilim', 'tr', ['K', 'İ', 'L', 'İ', 'M']],
    ['ılık', 'tr', ['I', 'L', 'I', 'K']],
    ['νομός', 'el', ['Ν', 'Ο', 'Μ', 'Ό', 'Σ']],
    ['γαϊδούρι', 'el', ['Γ', 'Α', 'Ϊ', 'Δ', 'Ο', 'Ύ', 'Ρ', 'Ι']],
    ['كتاب', 'ar', ['ك', 'ت', 'ا', 'ب']],
    ['किताब', 'hi', ['कि', 'ता', 'ब']],
    ['หนังสือ', 'th', ['ห', 'นั', 'ง', 'สื', 'อ']],
    ['ድመት', 'am', ['ድ', 'መ', 'ት']],
    ['კატა', 'ka', ['კ', 'ა', 'ტ', 'ა']],
  ])('of %s are those that a reader counts, in capitals, with their marks', (word, locale, letters) => {
    expect(lettersOf(word, locale)).toEqual(letters);
  });

  test('of a script that nobody wrote down still fill a grid', () => {
    const words = ['კატა', 'ძაღლი', 'თევზი'];

    expectEachOnce(puzzleOf(words, { locale: 'ka' }), words, 'ka');
  });
});
