import { describe, expect, test } from 'vitest';
import { wrongInSentence } from './other-meanings/wrong-in-sentence.ts';
import { otherMeaningsIn } from './other-meanings.ts';
import { otherWordCategories } from './other-words.ts';

const words = [...otherWordCategories.values()].flat();

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

/** How often the word stands alone in the text. */
const timesIn = (text: string, word: string) => inWords(text).split(inWords(word)).length - 1;

describe.each(['en', 'es', 'sw'] as const)('words without pictures in %s', (locale) => {
  const told = words.map((word) => ({
    word: word[locale],
    english: word.en,
    ...otherMeaningsIn[locale].get(word.en),
  }));
  const texts = told.flatMap(({ definition = '', sentence = '' }) => [definition, sentence]);

  test('all have a meaning, and no other word has', () => {
    expect([...otherMeaningsIn[locale].keys()].toSorted()).toEqual(words.map(({ en }) => en).toSorted());
  });

  test('have a sentence of 3 to 12 words that holds the word once, as it is named', () => {
    const wrong = told.filter(({ word, sentence = '' }) => {
      const length = sentence.split(/\s+/).length;
      return length < 3 || length > 12 || timesIn(sentence, word) !== 1;
    });

    expect(wrong).toEqual([]);
  });

  test('are not given away by their own definition', () => {
    expect(told.filter(({ word, definition = '' }) => timesIn(definition, word) > 0)).toEqual([]);
  });

  test('have definitions of 12 words at most', () => {
    expect(told.filter(({ definition = '' }) => definition.split(/\s+/).length > 12)).toEqual([]);
  });

  test('have texts of their own, in one form of Unicode', () => {
    expect(twice(texts)).toEqual([]);
    expect(texts.filter((text) => text !== text.normalize('NFC').trim())).toEqual([]);
  });
});

test('each names two words or more of its own list that its sentence cannot mean, and none twice', () => {
  const odd = [...otherWordCategories].flatMap(([category, list]) => {
    const names = new Set(list.map(({ en }) => en));
    return list
      .filter(({ en }) => {
        const wrong = wrongInSentence.get(en) ?? [];
        const fit = wrong.every((name) => names.has(name) && name !== en);
        return wrong.length < 2 || !fit || new Set(wrong).size !== wrong.length;
      })
      .map(({ en }) => `${category}: ${en}`);
  });

  expect(odd).toEqual([]);
  expect([...wrongInSentence.keys()].toSorted()).toEqual(words.map(({ en }) => en).toSorted());
});
