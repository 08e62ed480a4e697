import { expect, test } from 'vitest';
import { merge, plainText, sentencesIn, verdict } from './work.ts';

test.each([
  ['', null],
  ['<p>A frog</p>', null],
  ['<p>A frog.</p>', 'partial'],
  ['<p>A frog. It jumps!</p>', 'partial'],
  ['<p>A frog. It <strong>jumps</strong>!</p><p>Where?</p>', 'mastered'],
])('leaving %s is %s', (text, worth) => {
  expect(verdict({ text })).toBe(worth);
});

test('marks of the letters part no sentence, and lines do', () => {
  expect(sentencesIn({ text: '<p>A fr<strong>og.</strong></p><p>It <em>ju</em>mps.</p>' })).toBe(2);
  expect(plainText('<p>3 &lt; 4 &amp; 5</p><p>So</p>')).toBe('3 < 4 & 5\nSo');
});

test('of two devices both texts are kept', () => {
  expect(merge({ text: '<p>Mine.</p>' }, { text: '<p>Theirs.</p>' })).toEqual({
    text: '<p>Theirs.</p><p>Mine.</p>',
  });
});
