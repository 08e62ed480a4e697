import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';

const cut = (syllables: string) => ({
  word: syllables.replaceAll('·', ''),
  hasPicture: false,
  definition: 'what it means',
  syllables: syllables.split('·'),
});
const list = [cut('ap·ple'), cut('ba·na·na'), cut('to·ma·to')];
const generate = (words: typeof list) => generateFrom({ generator }, words, { random: 1, locale: 'en' });

test('a word is asked for by its syllables, among four of the others that it does not have', () => {
  const made = generate(list);
  if (!made.ok) throw new Error('three words make a game');
  const [apple] = made.gameData.problems;

  expect(apple).toMatchObject({ id: 'apple', syllables: ['ap', 'ple'], definition: 'what it means' });
  expect(apple?.options.toSorted()).toEqual(['ba', 'ma', 'na', 'to']);
});

test('a word of one syllable is left out, and that is said', () => {
  expect(generate([...list, cut('sun')])).toMatchObject({
    ok: true,
    leftOut: [{ code: 'wordlists.fewSyllables', params: { word: 'sun' } }],
  });
  expect(generate([...list.slice(1), cut('sun')])).toEqual({
    ok: false,
    issues: [
      { code: 'wordlists.fewSyllables', params: { word: 'sun' } },
      { code: 'wordlists.minThreeWords' },
    ],
  });
});

test('a word of more syllables than there are boxes is left out for that reason', () => {
  const eleven = cut(
    Array.from({ length: 11 }, (_, index) => `s${index}`)
      .join('·')
      .slice(0, 40),
  );

  expect(generate([...list, { ...eleven, word: 'elevensyllables' }])).toMatchObject({
    ok: true,
    leftOut: [{ code: 'wordlists.manySyllables', params: { word: 'elevensyllables' } }],
  });
});

test('syllables that are all alike leave nothing to choose, and that is said', () => {
  expect(generate([cut('ma·ma'), cut('ma·ma·ma'), cut('ma·ma·ma·ma')])).toMatchObject({
    ok: false,
    issues: [{ code: 'wordlists.nothingToChoose' }, {}, {}, { code: 'wordlists.minThreeWords' }],
  });
});
