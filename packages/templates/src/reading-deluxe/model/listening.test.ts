import { accuracyOf, speedOf } from '@flink/game-kit/model/reading/reading.ts';
import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import { expect, test } from 'vitest';
import { listenedOf, NO_MARKS, toggled } from './listening.ts';

const tokens = tokensIn('The cat, the dog and I ran home.', 'en');
const placeOf = (word: string) => tokens.findIndex(({ text }) => text === word);

test('without a mark every word was tried and right', () => {
  expect(listenedOf(tokens, NO_MARKS)).toEqual({ tried: 8, correct: 8 });
});

test('a marked word was tried and wrong; touched again it is right', () => {
  const once = toggled(NO_MARKS, placeOf('dog'));

  expect(listenedOf(tokens, once)).toEqual({ tried: 8, correct: 7 });
  expect(toggled(once, placeOf('dog'))).toEqual(NO_MARKS);
});

test('what stands after the last word was not tried', () => {
  const marks = { ...toggled(toggled(NO_MARKS, placeOf('home')), placeOf('cat')), last: placeOf('dog') };

  expect(listenedOf(tokens, marks)).toEqual({ tried: 4, correct: 3 });
});

test('93 words tried, 80 of them right, in a minute: 80 words correct a minute, 86.0 percent', () => {
  const passage = tokensIn(Array.from({ length: 120 }, (_, word) => `word${word}`).join(' '), 'en');
  const words = passage.flatMap(({ kind }, place) => (kind === 'word' ? [place] : []));
  const marks = { wrong: words.slice(10, 23), last: words[92] ?? null };

  const listened = listenedOf(passage, marks);

  expect(listened).toEqual({ tried: 93, correct: 80 });
  expect(speedOf(listened.correct, 60)).toBe(80);
  expect(accuracyOf(listened).toFixed(1)).toBe('86.0');
});
