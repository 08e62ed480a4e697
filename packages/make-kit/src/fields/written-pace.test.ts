import { expect, test } from 'vitest';
import { doesMore, writtenIn } from './written-pace.ts';

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});

test('letters wait for a pause, and after five seconds only until they are seen', () => {
  expect(writtenIn(0)).toBe(150);
  expect(writtenIn(4_900)).toBe(150);
  expect(writtenIn(5_000)).toBe(30);
});

test('a key that only writes lets the document wait, every other one finds all that was written in it', () => {
  for (const name of ['a', 'ñ', 'क', '👋', ' ', 'Backspace', 'Shift'])
    expect(doesMore(key(name)), name).toBe(false);
  for (const name of ['Enter', 'Tab', 'Escape', 'F8', 'ArrowUp'])
    expect(doesMore(key(name)), name).toBe(true);
  expect(doesMore(key('z', { ctrlKey: true }))).toBe(true);
  expect(doesMore(key('s', { metaKey: true }))).toBe(true);
});

test('a word that is being composed is left alone', () => {
  expect(doesMore(key('Process', { isComposing: true }))).toBe(false);
});
