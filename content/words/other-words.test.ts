import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { describe, expect, test } from 'vitest';
import { nounCategories } from './nouns.ts';
import { otherWordCategories } from './other-words.ts';

const words = [...otherWordCategories.values()].flat();

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('a child can learn at least 100 words that no picture shows, of each kind some', () => {
  expect(words.length).toBeGreaterThanOrEqual(100);
  expect(new Set(words.map(({ kind }) => kind))).toEqual(new Set(['verb', 'adjective', 'sight']));
});

test('no two words of the library share the English name that their meaning goes by', () => {
  const nouns = [...nounCategories.values()].flat();

  expect(twice([...nouns, ...words].map(({ en }) => en))).toEqual([]);
});

describe.each(['en', 'es', 'sw', 'fr'] as const)('the words in %s', (locale) => {
  const names = words.map((word) => word[locale]);

  test('are different within their category', () => {
    const repeated = [...otherWordCategories.values()].flatMap((own) =>
      twice(own.map((word) => word[locale])),
    );

    expect(repeated).toEqual([]);
  });

  test('are written in one form of Unicode, without blanks around them', () => {
    expect(names.filter((name) => name === '' || name !== name.normalize('NFC').trim())).toEqual([]);
  });

  test('are at most 30 letters long', () => {
    expect(names.filter((name) => graphemes(name, locale).length > 30)).toEqual([]);
  });
});
