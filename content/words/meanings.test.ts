import { describe, expect, test } from 'vitest';
import { meaningsIn } from './meanings.ts';
import { nounCategories } from './nouns.ts';
import { otherWordCategories } from './other-words.ts';

const words = [...nounCategories.values(), ...otherWordCategories.values()].flat();
const pictured = new Set([...nounCategories.values()].flat().map((noun) => noun.en));
const library = new Map(words.map((word) => [word.en, word]));

/** How often the word stands on its own in the text, as it is named; at the beginning with a capital, too. */
function timesIn(text: string, name: string): number {
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  return (
    ` ${lowered.replace(/[^\p{L}\p{M}' -]/gu, '').replaceAll(' ', '  ')} `.split(
      ` ${name.replaceAll(' ', '  ')} `,
    ).length - 1
  );
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

function twice(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

describe.each(['en', 'es', 'sw'] as const)('meanings in %s', (locale) => {
  const rows = [...meaningsIn[locale]].map(([english, meaning]) => ({
    ...meaning,
    english,
    name: library.get(english)?.[locale] ?? '',
  }));
  const nouns = rows.filter(({ english }) => pictured.has(english));

  test('are there for every word', () => {
    expect([...library.keys()].filter((english) => !meaningsIn[locale].has(english))).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  test('belong to words that we have', () => {
    expect(rows.filter(({ name }) => name === '')).toEqual([]);
  });

  test('are the same words in every language', () => {
    expect(rows.map(({ english }) => english)).toEqual([...meaningsIn.en.keys()]);
  });

  test('have a sentence of 3 to 12 words that holds the word once, as it is named', () => {
    const wrong = nouns.filter(
      ({ name, sentence }) =>
        wordsIn(sentence) < 3 || wordsIn(sentence) > 12 || timesIn(sentence, name) !== 1,
    );

    expect(wrong).toEqual([]);
  });

  test('have a sentence of words alone, so that it can be taken apart', () => {
    expect(nouns.filter(({ sentence }) => !/^\p{Lu}[\p{L}\p{M}' -]+\.$/u.test(sentence))).toEqual([]);
  });

  test('have a definition of 3 to 12 words that does not give the word away', () => {
    const wrong = nouns.filter(
      ({ definition, name }) =>
        wordsIn(definition) < 3 ||
        wordsIn(definition) > 12 ||
        timesIn(definition.toLowerCase(), name.toLowerCase()) > 0,
    );

    expect(wrong).toEqual([]);
  });

  test('begin with a capital; a sentence ends with its stop, a definition is none', () => {
    const definitions = nouns.map(({ definition }) => definition);
    const sentences = rows.map(({ sentence }) => sentence);

    expect(definitions.filter((text) => !/^[\p{Lu}«“¿¡].*[^.\s]$/u.test(text))).toEqual([]);
    expect(sentences.filter((text) => !/^[\p{Lu}«“¿¡—].*[.!?]”?$/u.test(text))).toEqual([]);
  });

  test('do not tell two words in the same way', () => {
    expect(twice(nouns.map(({ definition }) => definition))).toEqual([]);
    expect(twice(nouns.map(({ sentence }) => sentence))).toEqual([]);
  });

  test('have syllables that join to the word', () => {
    const wrong = rows.filter(({ name, syllables }) => syllables.join('') !== name.replaceAll(' ', ''));

    expect(wrong).toEqual([]);
  });

  test('name a related word that is another one', () => {
    expect(rows.filter(({ name, related }) => related === name)).toEqual([]);
  });

  test('are written in one form of Unicode, with single spaces', () => {
    const texts = rows.flatMap(({ definition, sentence, syllables }) => [definition, sentence, ...syllables]);

    expect(texts.filter((text) => text !== text.normalize('NFC').trim().replace(/\s+/g, ' '))).toEqual([]);
  });
});

test('a Swahili syllable has one vowel, or is an m or n that sounds alone', () => {
  const syllables = [...meaningsIn.sw.values()].flatMap((meaning) => meaning.syllables);

  expect(syllables.filter((syllable) => !/^(m|n|[^aeiou]*[aeiou][^aeiou]?)$/u.test(syllable))).toEqual([]);
});

test('a Spanish syllable has a vowel', () => {
  const syllables = [...meaningsIn.es.values()].flatMap((meaning) => meaning.syllables);

  expect(syllables.filter((syllable) => !/[aeiouyáéíóúü]/u.test(syllable))).toEqual([]);
});

test('few Swahili sentences begin with a word that only points', () => {
  const pointing = [...meaningsIn.sw.values()].filter(({ sentence }) =>
    /^(Yule|Lile|Ile|Hii|Huyu|Hiki|Kile|Ule|Huu|Hili|Zile|Yale|Vile|Wale|Hizi) (?!ni )/.test(sentence),
  );

  expect(pointing).toEqual([]);
});
