import { problemsWithWords } from '@flink/game-kit/model/generate/game-words.ts';
import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import { keptApart, othersThan, sameMeaning } from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordsInScripts } from '@flink/game-kit/model/generate/testing/words-in-scripts.ts';
import type { AnyTemplate, GeneratorWord } from '@flink/game-kit/model/template.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { models } from './models.gen.ts';
import { wordGames } from './word-games.ts';

const generators = wordGames.flatMap(({ alias }) => models.get(alias) ?? []);

/** Words of any script, some of which share a picture or a definition, are as right as another, or are kept apart. */
const lists = fc.constantFrom(...wordsInScripts).chain(({ words, locale }) =>
  fc
    .array(
      fc.record({
        at: fc.nat(words.length - 1),
        again: fc.nat(3),
        picture: fc.option(fc.constantFrom('a.svg', 'b.svg', 'c.svg', 'd.svg', 'e.svg', 'f.svg'), {
          nil: null,
        }),
        definition: fc.option(fc.constantFrom('One.', 'Two.', 'Three.', 'Four.'), { nil: null }),
        asRight: fc.array(fc.nat(10), { maxLength: 2 }),
        neverWith: fc.array(fc.nat(10), { maxLength: 2 }),
        kind: fc.constantFrom('animal', 'thing'),
      }),
      { minLength: 3, maxLength: 12 },
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
              expect(others.slice(0, place).some((one) => sameMeaning(one, other, locale))).toBe(false);
          }
        }),
        { numRuns: 150 },
      );
    });
  },
);

test.each(['match-by-drag', 'concentration', 'matching-definitions'])(
  'on the table of %s no two pictures and no two meanings are alike, and no pair that is kept apart meets',
  (alias) => {
    const template = models.get(alias);
    if (!template) throw new Error(`${alias} has a model`);
    fc.assert(
      fc.property(lists, ({ list, locale }) => {
        const json = JSON.stringify(texts(template, list, locale) ?? {});
        const pictures = [...json.matchAll(/"image":"([^"]+)"/g)].map(([, picture]) => picture);
        expect(new Set(pictures).size).toBe(pictures.length);
        const shown = list.filter(({ word }) => json.includes(JSON.stringify(word)));
        for (const one of shown)
          for (const other of shown)
            if (one.word !== other.word) expect(keptApart(one, other) && keptApart(other, one)).toBe(false);
      }),
      { numRuns: 150 },
    );
  },
);

test('a wrong answer is of the kind of the right one where the list has enough of it', () => {
  const word = (name: string, kind: string): GeneratorWord => ({
    word: name,
    hasPicture: true,
    picture: `${name}.svg`,
    kinds: [kind],
  });
  const list = [
    ...['cow', 'pig', 'hen', 'dog'].map((name) => word(name, 'animal')),
    ...['cup', 'pan', 'jar', 'pot'].map((name) => word(name, 'thing')),
  ];
  const animals = new Set(list.slice(0, 4).map((one) => one.word));
  const choice = models.get('multiple-choice');

  for (const problem of problemsWithWords(
    choice && texts(choice, list, 'en'),
    list.map((one) => one.word),
    'en',
  ))
    for (const other of problem?.others ?? [])
      expect(animals.has(other)).toBe(animals.has(problem?.id ?? ''));
});
