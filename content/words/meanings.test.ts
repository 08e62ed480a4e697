import { describe, expect, test } from 'vitest';
import { meaningsIn } from './meanings.ts';
import { nounCategories } from './nouns.ts';

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

describe.each(['en', 'es', 'sw'] as const)('meanings in %s', (locale) => {
  const rows = [...meaningsIn[locale]];

  test('belong to words that we have', () => {
    expect(rows.filter(([english]) => !nouns.has(english))).toEqual([]);
  });

  test('have a sentence of 3 to 12 words that holds the word as it is named', () => {
    const wrong = rows.filter(([english, { sentence }]) => {
      const words = sentence.split(/\s+/);
      const name = nouns.get(english)?.[locale] ?? '';
      return words.length < 3 || words.length > 12 || !` ${sentence} `.includes(` ${name} `);
    });

    expect(wrong).toEqual([]);
  });

  test('do not give the word away in its own definition', () => {
    const telling = rows.filter(([english, { definition }]) => {
      const name = nouns.get(english)?.[locale] ?? '';
      return new RegExp(`(^|\\P{L})${name}($|\\P{L})`, 'iu').test(definition);
    });

    expect(telling).toEqual([]);
  });

  test('are the same words in every language', () => {
    expect(rows.map(([english]) => english)).toEqual([...meaningsIn.en.keys()]);
  });
});
