import openEspeak from '@echogarden/espeak-ng-emscripten';
import { describe, expect, test } from 'vitest';
import { meaningsIn } from '../../../../../../content/words/meanings.ts';
import { plainLetters } from './plain-letters.ts';
import { pronounced } from './pronunciations.ts';
import { voiceNamed } from './voices.ts';

const { eSpeakNGWorker } = await openEspeak();
const espeak = new eSpeakNGWorker();

/** What the engine says, by its own account, without the signs of stress. */
function phonemesOf(text: string, locale: string): string {
  const voice = voiceNamed(locale) ?? locale;
  espeak.set_voice(voice);
  const letters = pronounced(plainLetters(text), voice);
  const said: string[] = [];
  espeak.synthesize(letters.map(({ letter }) => letter).join(''), (_samples, events) => {
    for (const { type, id } of events) {
      if (type === 'word') said.push(' ');
      if (type === 'phoneme') said.push(String(id ?? ''));
    }
    return false;
  });
  return said.join('').replaceAll(/[ˈˌ]/g, '').trim();
}

describe('a word is said as people say it', () => {
  test.each([
    ['en', 'close', 'kloʊz'],
    ['en', 'scissors', 'sɪzɚz'],
    ['en', 'lives', 'lɪvz'],
    ['en', 'live', 'lɪv'],
    ['en', 'bow', 'boʊ'],
    ['en', 'dove', 'dʌv'],
    ['sw', "ng'ombe", 'ŋombe'],
    ['sw', 'Ng’ombe', 'ŋombe'],
    ['sw', "kung'aa", 'kuŋaa'],
    ['sw', 'ngoma', 'ŋɡoma'],
    ['sw', 'kunywa', 'kuɲwa'],
    ['sw', 'anakunywa', 'anakuɲwa'],
    ['sw', 'kumnywesha', 'kumɲweʃa'],
    ['sw', 'nywele', 'ɲwele'],
    ['sw', 'nyumba', 'ɲumba'],
  ])('%s: %s', (locale, word, phonemes) => {
    expect(phonemesOf(word, locale)).toBe(phonemes);
  });

  test.each([
    ['The king lives in a castle', 'lɪvz'],
    ['A building where a family lives', 'lɪvz'],
    ['Children live all over the world', 'lɪv'],
    ['Please close the door behind you', 'kloʊz'],
    ['Small round fruits that grow close together', 'kloʊs'],
  ])('in a sentence: %s', (sentence, phonemes) => {
    expect(phonemesOf(sentence, 'en').split(' ')).toContain(phonemes);
  });
});

test('no word of the Swahili library is spelled out letter by letter, and none has a syllable too many', () => {
  const texts = [...meaningsIn.sw.values()].flatMap(({ definition, sentence }) => [definition, sentence]);
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}'’]*(?:ng['’]|nyw)[\p{L}'’]*/giu) ?? []));

  expect(words.size).toBeGreaterThan(10);
  expect([...words].filter((word) => /enɟi|ɲu[ae]/.test(phonemesOf(word, 'sw')))).toEqual([]);
});

test('every letter still knows the place of its word, so that what is heard is lit', () => {
  const letters = pronounced(plainLetters("Huyu ni ng'ombe wetu"), 'sw');

  expect(new Set(letters.slice(8).map(({ at }) => at))).toEqual(new Set([8, 15, 16, 17, 18, 19]));
  expect(letters.map(({ letter }) => letter).join('')).toBe("Huyu ni [[N'ombe]] wetu");
});

test('a text cannot bring phonemes of its own', () => {
  const letters = pronounced(plainLetters('[[kl]] close'), 'en-us');

  expect(letters.map(({ letter }) => letter).join('')).toBe("((kl)) [[kl'oUz]]");
});
