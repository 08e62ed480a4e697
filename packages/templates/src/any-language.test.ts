import { isDeepStrictEqual } from 'node:util';
import { type Content, readContent } from '@flink/game-kit/model/content/content.ts';
import { wordsInScripts } from '@flink/game-kit/model/generate/testing/words-in-scripts.ts';
import { type PlayThrough, playThrough, replay } from '@flink/game-kit/model/loop/play-through.ts';
import { isMastered } from '@flink/game-kit/model/loop/result.ts';
import type { AnyTemplate, GameEvent } from '@flink/game-kit/model/template.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { models } from './models.gen.ts';
import { wrongFirst } from './wrong-first.ts';

const LIMIT = 3_000;
const RUNS = 400;

const spoken: readonly (readonly [locale: string, words: readonly string[]])[] = [
  ['en', ['cat', 'ice cream', "o'clock", 'naïve', 'A', 'book', 'Ana']],
  ['es', ['árbol', 'niño', 'pingüino', 'lluvia', 'sí', 'perro']],
  ['sw', ['kahawa', 'sahani', 'kihindi', "ng'ombe", 'nyumba', 'chakula', 'ghali', 'dhahabu']],
  ['th', ['น้ำ', 'ที่', 'ปลา', 'แมว', 'ต้นไม้']],
  ['hi', ['किताब', 'क्षमा', 'हिन्दी', 'पानी', 'स्कूल']],
  ['fr', ['été', 'œuf', 'garçon', "l'eau", 'noël']],
  ...wordsInScripts.map(
    ({ locale, words }) => [locale, words.map(([word]) => word)] as readonly [string, readonly string[]],
  ),
];

const unseen = fc.constantFrom(
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u2060',
  '\ufeff',
  '\u202c',
  '\u200d',
  '\ufe0f',
);

/** A word as people paste it: with signs that nobody sees, or with its accents apart. */
const pasted = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('as it is', 'apart', 'with a sign'), unseen, fc.nat(20))
    .map(([word, way, sign, at]) => {
      if (way === 'apart') return word.normalize('NFD');
      return way === 'as it is' ? word : `${word.slice(0, at)}${sign}${word.slice(at)}`;
    });

const list = <T>(one: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(one, { minLength, maxLength });

/** Activities of a game in some language; each may have twins, one item only, or nothing to find. */
function documents(words: readonly string[]): Readonly<Record<string, fc.Arbitrary<object>>> {
  const word = pasted(words);
  const piece = fc.oneof(
    { weight: 5, arbitrary: word.map((text) => ({ text })) },
    fc.constantFrom<object>(
      { text: '', image: 'cow.svg' },
      { text: '\u200b' },
      { text: '' },
      { text: 'same' },
    ),
  );
  const mark = fc.constantFrom(0, 0, 1);
  const mask = list(mark, 0, 9);
  const runs = list(fc.record({ text: word.map((one) => `${one} `), marked: fc.boolean() }), 1, 8);
  const choice = fc.record({ question: piece, correctAnswer: piece, incorrectAnswers: list(piece, 0, 4) });
  const spelled = fc.record({
    word,
    letters: mask,
    options: list(word, 0, 3),
    definition: fc.constant('It is.'),
  });
  const inflected = fc.record({ text: word, prefixes: list(fc.record({ text: word }), 0, 4) });
  return {
    'multiple-choice': choice,
    'all-together-now': choice,
    'moving-answers': choice,
    'find-the-one': fc.record({
      question: piece,
      correctAnswers: list(piece, 0, 3),
      incorrectAnswers: list(piece, 0, 4),
    }),
    'match-it': fc.record({
      questions: list(piece, 1, 2),
      correctAnswers: list(piece, 0, 4),
      incorrectAnswers: list(piece, 0, 4),
    }),
    'match-by-drag': fc.record({ question: piece, answer: piece }),
    'matching-definitions': list(fc.tuple(piece, piece), 1, 6).map((pairs) => ({
      questions: pairs.map(([question]) => question),
      answers: pairs.map(([, answer]) => answer),
    })),
    'missing-elements': fc.record({ text: runs, incorrectAnswers: list(word, 0, 3) }),
    literacy: fc.record({ task: piece, passage: runs }),
    'order-it': fc.record({
      items: list(
        fc.tuple(piece, fc.boolean()).map(([one, shouldBeSlot]) => ({ ...one, shouldBeSlot })),
        1,
        10,
      ),
    }),
    concentration: fc.record({ cards: list(piece, 2, 2) }),
    'spelling-keyboard': spelled,
    'spelling-connectables': spelled,
    'word-connectables': fc.record({
      syllables: list(word, 1, 5),
      mask: fc.constantFrom([], [1, 0], [0, 0, 1]),
      options: list(word, 0, 3),
    }),
    'sentence-connectables': fc.record({
      sentence: list(word, 1, 6).map((all) => all.join(' ')),
      options: list(word, 0, 3),
    }),
    'word-search': fc.record({ words: list(word, 2, 6) }),
    ngeli: fc.record({
      noun: fc.record({
        text: word,
        categories: list(fc.record({ text: word }), 1, 4),
        correctCategory: word,
      }),
      adjective: inflected,
      verb: inflected,
    }),
    ebook: fc.record({ boxes: list(fc.record({ text: word, ignoreTTS: fc.boolean() }), 0, 3) }),
    'reading-deluxe': fc.record({
      text: list(word, 0, 6).map((all) => all.join(' ')),
      hasTimer: fc.boolean(),
      totalWords: fc.constant(6),
      benchmark: fc.integer({ min: 1, max: 250 }),
      textFrom: fc.option(fc.constantFrom('p0', 1, 9), { freq: 4, nil: undefined }),
    }),
    'directions-grid': fc.record(
      {
        gridSize: fc.constantFrom('3x3', '4x4', '5x5', '6x6'),
        direction: fc.constantFrom(
          'ABOVE',
          'BELOW',
          'LEFT',
          'RIGHT',
          'BETWEEN_HORIZONTAL',
          'BETWEEN_VERTICAL',
        ),
        requiredAnswers: fc.constantFrom('SINGLE', 'ALL'),
        assetsType: fc.constantFrom('FARM', 'FOOD', 'LETTERS', 'SHAPES'),
        questionsNumber: fc.integer({ min: 0, max: 6 }),
      },
      { requiredKeys: [] },
    ),
  };
}

const NOTHING = fc.constant({});

/** What a game has beside its problems. */
function besides(words: readonly string[]): Readonly<Record<string, fc.Arbitrary<object>>> {
  const pieces = list(
    pasted(words).map((text) => ({ text })),
    0,
    4,
  );
  return {
    concentration: fc.constant({
      matchTypes: [{ type: 'text' }, { type: 'text' }],
      cardsPerLevel: [12],
    }),
    ebook: fc.record(
      { totalWords: fc.integer({ min: 1, max: 60 }), benchmark: fc.integer({ min: 1, max: 250 }) },
      { requiredKeys: [] },
    ),
    'story-studio': fc.record({ words: pieces, pagesCount: fc.integer({ min: 0, max: 13 }) }),
    'writing-assistant': fc.record({ guides: pieces, starters: pieces, words: pieces }),
  };
}

/** A new template joins when its documents are described above. */
const [, sample] = spoken[0] ?? ['en', ['cat']];
const DESCRIBED = { ...documents(sample), ...besides(sample) };
const EVERY_GAME = [...models.keys()].filter((alias) => alias in DESCRIBED);

test('every game of the product is described', () => {
  expect(EVERY_GAME.length).toBeGreaterThanOrEqual(22);
});

/** What every game can be told to do, and what changes how some are played. */
const settings = fc.record(
  {
    randomOrder: fc.boolean(),
    questionsLimit: fc.constantFrom(0, 1, 3),
    showAnswer: fc.constantFrom('n/a' as const, 1, 2),
    ebookMode: fc.constantFrom('presentation', 'manual', 'both'),
    displayTimer: fc.boolean(),
    storyStudioMode: fc.constantFrom('editor', 'recorder', 'both'),
    needApproval: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A document of the game and the language that it is in. */
const contents = (alias: string) =>
  fc.constantFrom(...spoken).chain(([locale, words]) => {
    const problem = documents(words)[alias] ?? NOTHING;
    const beside = besides(words)[alias] ?? NOTHING;
    return fc.tuple(list(problem, 1, 8), beside, settings).map(([problems, more, options]) => ({
      locale,
      stored: {
        options: { delayBeforeNext: 0, coloredAnswerBoxes: true, ...options },
        gameData: { ...more, problems: problems.map((one, at) => ({ id: `p${at}`, ...one })) },
      },
    }));
  });

type Game = PlayThrough<unknown, GameEvent>;

function resultOf(game: Game) {
  const [result] = game.results;
  if (game.ending !== 'finished' || result === undefined) throw new Error(`the game is ${game.ending}`);
  return result;
}

function scoreOf(game: Game) {
  const result = resultOf(game);
  if (result.kind !== 'score') throw new Error(`the game says ${result.verdict}`);
  return result.score;
}

/** Everything was right: each problem counts, or the game says so itself. */
function isPerfect(game: Game): boolean {
  const result = resultOf(game);
  if (result.kind === 'verdict') return result.verdict === 'mastered';
  return result.score.problemsAnsweredCorrectly === result.score.allProblemsCount;
}

function playedIn(template: AnyTemplate, stored: unknown, locale: string) {
  const read = readContent(template, stored);
  if (!read.ok) return null;
  const { gameData, options } = read.content;
  return template.validity(gameData, options, locale).length === 0 ? read.content : null;
}

/** A keyboard may have a single key, where nothing knows the letters of a script. */
function canBeWrong(template: AnyTemplate, content: Content<unknown, unknown>, locale: string): boolean {
  const { states } = playThrough(template, content, 1, { aim: 'wrong', limit: LIMIT, locale });
  const last = states.at(-1) as { readonly marks?: readonly string[] };
  return last.marks?.every((mark) => mark === 'tried') ?? true;
}

describe.each(EVERY_GAME)('%s in any language', (alias) => {
  const template = models.get(alias);
  if (!template) throw new Error(`${alias} has no model`);
  let played = 0;

  test('is played to its end by whoever is right, and by whoever is sometimes wrong', () => {
    fc.assert(
      fc.property(contents(alias), fc.integer(), ({ stored, locale }, seed) => {
        const content = playedIn(template, stored, locale);
        if (content === null) return;
        played += 1;
        const setting = { players: 1, locale };

        const perfect = playThrough(template, content, seed, { aim: 'right', limit: LIMIT, ...setting });
        const mixed = playThrough(template, content, seed, { aim: 'mixed', limit: LIMIT, ...setting });

        expect(isPerfect(perfect)).toBe(true);
        expect(mixed.ending).toBe('finished');
        const again = replay(template, content, seed, mixed.events, setting);
        expect(isDeepStrictEqual(again, mixed.states.at(-1))).toBe(true);
      }),
      { numRuns: RUNS },
    );
    // A rule that holds of no game holds nothing.
    expect(played).toBeGreaterThan(5);
  });

  // Nobody knows a card that was never open, and a line of a grid that spells nothing is no answer.
  test.skipIf(template.hasScore === false || ['concentration', 'word-search'].includes(alias))(
    'is not mastered by trying every wrong answer first',
    () => {
      fc.assert(
        fc.property(contents(alias), fc.integer(), ({ stored, locale }, seed) => {
          const content = playedIn(template, stored, locale);
          if (content === null) return;
          const { gameData, options } = content;
          // What asks for no choice is told to its author.
          const warned = [
            ...(template.asks?.(gameData, options, locale) ?? []),
            ...template.warnings(gameData, options, locale),
          ];
          if (warned.some(({ code }) => /\.(?:oneSlot|same|all|none|repeated)$/.test(code))) return;
          if (!canBeWrong(template, content, locale)) return;

          const game = playThrough(wrongFirst(template), content, seed, {
            aim: 'right',
            limit: LIMIT,
            locale,
          });

          expect(isMastered(scoreOf(game))).toBe(false);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
