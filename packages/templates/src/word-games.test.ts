import { problemsWithWords } from '@flink/game-kit/model/generate/game-words.ts';
import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import {
  keptApart,
  neverTogether,
  othersThan,
  sameMeaning,
} from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordsInScripts } from '@flink/game-kit/model/generate/testing/words-in-scripts.ts';
import { wordsFor } from '@flink/game-kit/model/generate/word-criteria.ts';
import type { AnyTemplate, GeneratorWord } from '@flink/game-kit/model/template.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { models } from './models.gen.ts';
import { toldOfTemplate } from './word-games.ts';

const generators = [...models.values()].filter(({ generator }) => generator !== undefined);

/** Written in ways that lists of people have, and that no dictionary has. */
const oddlyWritten = [
  {
    locale: 'fr',
    // The same letters, once composed and once with combining marks.
    words: [
      ['caf\u00e9', 'Le caf\u00e9 est chaud.'],
      ['the\u0301', 'Je bois du the\u0301 vert.'],
      ['e\u0301te\u0301', 'Il fait chaud en \u00e9t\u00e9.'],
      ["l'eau", 'Je bois de l\u2019eau.'],
    ],
  },
  {
    locale: 'en',
    words: [
      ['ice cream', 'We eat ice cream in summer.'],
      ['yo-yo', 'My yo-yo goes up and down.'],
      ["rock 'n' roll", 'They dance to rock \u2019n\u2019 roll.'],
      ['\u{1f431}', 'Look, \u{1f431} sleeps on the sofa.'],
      ['\u{1f469}\u200d\u{1f680} Ada', 'We saw \u{1f469}\u200d\u{1f680} Ada on the moon.'],
    ],
  },
] as const;

/** More than a game needs, and few enough that some words share one. */
const pictures = Array.from('abcdefghijklmnopqr', (name) => `${name}.svg`);
const definitions = Array.from('abcdefgh', (name) => `What ${name} is.`);

/** Words of any script, some of which share a picture or a definition, are as right as another, or are kept apart. */
const lists = fc.constantFrom(...wordsInScripts, ...oddlyWritten).chain(({ words, locale }) =>
  fc
    .array(
      fc.record({
        at: fc.nat(words.length - 1),
        again: fc.nat(5),
        picture: fc.option(fc.constantFrom(...pictures), {
          freq: 7,
          nil: null,
        }),
        definition: fc.option(fc.constantFrom(...definitions), { nil: null }),
        // Most lists have no such pair, or a game of six words would hardly be made of any.
        asRight: fc.array(fc.nat(40), { maxLength: 2 }),
        neverWith: fc.array(fc.nat(10), { maxLength: 2 }),
        kind: fc.constantFrom('animal', 'thing'),
      }),
      { minLength: 3, maxLength: 16, size: 'max' },
    )
    .map((rows) => {
      const spelt = rows.map(({ at, again }) => (words[at]?.[0] ?? '').repeat(again + 1));
      const named = (places: readonly number[]) => places.flatMap((place) => spelt[place] ?? []);
      const list = rows.map(({ at, picture, definition, asRight, neverWith, kind }, place): GeneratorWord => {
        const word = spelt[place] ?? '';
        return {
          word,
          hasPicture: picture !== null,
          ...(picture ? { picture } : {}),
          ...(definition ? { definition } : {}),
          wordAudio: `${word}.mp3`,
          sentence: words[at]?.[1].replace(words[at]?.[0] ?? '', word) ?? '',
          syllables: [word.slice(0, 1), word.slice(1) || word],
          asRight: named(asRight),
          neverWith: named(neverWith),
          kinds: [kind],
        };
      });
      // A word twice is one word (word-criteria.test.ts).
      const once = [...new Map(list.map((word) => [word.word, word])).values()];
      return { list: once, locale };
    }),
);

const texts = (template: AnyTemplate, list: readonly GeneratorWord[], locale: string) => {
  const made = generateFrom(template, list, { random: 7, locale });
  return made.ok ? made.gameData : null;
};

/** As many kinds as both words are of. */
const shared = ({ kinds = [] }: GeneratorWord, other: GeneratorWord) =>
  kinds.filter((kind) => other.kinds?.includes(kind)).length;

test('fifteen templates make games of words', () => expect(generators).toHaveLength(15));

test('learners find each of them under a name in their language', () => {
  for (const { alias } of generators) {
    const told = toldOfTemplate(alias, { areRanked: false, havePictures: true });
    expect(Object.keys(told?.name ?? {}).toSorted(), alias).toEqual(['en', 'es', 'sw']);
    expect(Object.keys(told?.help ?? {}).toSorted(), alias).toEqual(['en', 'es', 'sw']);
  }
});

describe.each(generators.map((template) => ({ alias: template.alias, template })))(
  '$alias of any list',
  ({ template }) => {
    test('has one right answer to each question, and no two words of one picture in a problem', () => {
      fc.assert(
        fc.property(lists, ({ list, locale }) => {
          const gameData = texts(template, list, locale);
          const byWord = new Map(list.map((word) => [word.word, word]));
          for (const problem of problemsWithWords(gameData, [...byWord.keys()], locale)) {
            const asked = problem && byWord.get(problem.id);
            if (!problem || !asked) continue;
            const others = problem.others.flatMap((other) => byWord.get(other) ?? []);
            const wrong = new Set(othersThan(asked, list, locale).map(({ word }) => word));
            expect(others.every(({ word }) => wrong.has(word))).toBe(true);
            expect(others.some((other) => keptApart(asked, other))).toBe(false);
            for (const [place, other] of others.entries())
              for (const one of others.slice(0, place)) {
                expect(sameMeaning(one, other, locale)).toBe(false);
                expect(neverTogether(one, other)).toBe(false);
              }
          }
        }),
        { numRuns: 80 },
      );
    });

    test('can be played as it is made, asks nothing twice, and is made of some list', () => {
      let made = 0;
      fc.assert(
        fc.property(lists, fc.integer(), ({ list, locale }, random) => {
          const game = generateFrom(template, list, { random, locale });
          if (!game.ok) return;
          made += 1;
          expect(template.validity(game.gameData, game.options, locale)).toEqual([]);
          const { problems = [] } = game.gameData as {
            readonly problems?: readonly { readonly id: string }[];
          };
          expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
        }),
        { numRuns: 60 },
      );
      // A rule that holds of no game holds nothing.
      expect(made).toBeGreaterThan(2);
    });
  },
);

test.each(['multiple-choice', 'find-the-one', 'moving-answers', 'missing-elements'])(
  'in %s no word of the list that is more of a kind with the right answer is passed over',
  (alias) => {
    const template = models.get(alias);
    if (!template) throw new Error(`${alias} has a model`);
    fc.assert(
      fc.property(lists, ({ list, locale }) => {
        const { criteria } = template.generator ?? {};
        const fitting = criteria ? wordsFor(criteria, list, locale) : [];
        const byWord = new Map(fitting.map((word) => [word.word, word]));
        for (const problem of problemsWithWords(texts(template, list, locale), [...byWord.keys()], locale)) {
          const asked = problem && byWord.get(problem.id);
          if (!problem || !asked) continue;
          const others = problem.others.flatMap((other) => byWord.get(other) ?? []);
          const least = Math.min(...others.map((other) => shared(asked, other)));
          const passedOver = othersThan(asked, fitting, locale).filter(
            (other) => !others.includes(other) && !keptApart(asked, other) && shared(asked, other) > least,
          );
          // Only what cannot stand beside one that was taken.
          for (const one of passedOver)
            expect(others.some((other) => sameMeaning(one, other, locale) || neverTogether(one, other))).toBe(
              true,
            );
        }
      }),
      { numRuns: 80 },
    );
  },
);

test.each(['match-by-drag', 'concentration', 'matching-definitions'])(
  'on the table of %s no two pictures and no two meanings are alike, and no pair meets that is kept apart or as right as each other',
  (alias) => {
    const template = models.get(alias);
    if (!template) throw new Error(`${alias} has a model`);
    fc.assert(
      fc.property(lists, ({ list, locale }) => {
        const json = JSON.stringify(texts(template, list, locale) ?? {});
        const shownPictures = [...json.matchAll(/"image":"([^"]+)"/g)].map(([, picture]) => picture);
        expect(new Set(shownPictures).size).toBe(shownPictures.length);
        const shown = list.filter(({ word }) => json.includes(JSON.stringify(word)));
        for (const one of shown)
          for (const other of shown)
            if (one.word !== other.word) {
              expect(keptApart(one, other) && keptApart(other, one)).toBe(false);
              expect(one.asRight?.includes(other.word)).toBe(false);
            }
      }),
      { numRuns: 80 },
    );
  },
);

test('a word gives way to the narrower ones of its list, not they to it', () => {
  const birds = ['owl', 'swan', 'crow', 'dove', 'eagle', 'parrot'];
  const list = ['bird', ...birds].map(
    (word): GeneratorWord => ({
      word,
      hasPicture: true,
      picture: `${word}.svg`,
      definition: `What ${word} is.`,
      ...(word === 'bird' ? { asRight: birds } : { asRight: ['bird'] }),
    }),
  );

  for (const alias of ['match-by-drag', 'concentration', 'matching-definitions']) {
    const template = models.get(alias);
    const made = template && generateFrom(template, list, { random: 7, locale: 'en' });

    expect(made, alias).toMatchObject({
      ok: true,
      leftOut: [{ code: 'wordlists.asRight', params: { word: 'bird' } }],
    });
  }
});
