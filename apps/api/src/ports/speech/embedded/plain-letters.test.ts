import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

const plain = (text: string) =>
  plainLetters(text)
    .map(({ letter }) => letter)
    .join('');

test('what the engine would obey is taken from it', () => {
  expect(plain('<break time="5s"/>')).toBe(' break time="5s"/ ');
  expect(plain('a &lt; b')).toBe('a  & lt; b');
  expect(plain('[[h@loU]]')).toBe('((h@loU))');
  expect(plain('a\u0001 80P b')).toBe('a  80P b');
});

test('every letter knows its place, also behind a picture and a sign of three letters', () => {
  const letters = plainLetters('😀&b');

  expect(letters).toEqual([
    { letter: '😀', at: 0 },
    { letter: ' ', at: 2 },
    { letter: '&', at: 2 },
    { letter: ' ', at: 2 },
    { letter: 'b', at: 3 },
  ]);
});
