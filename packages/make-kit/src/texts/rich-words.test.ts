import { htmlOfWords } from '@flink/contract/rules/html-words.ts';
import { expect, test } from 'vitest';
import { htmlOf, keptWords, withWords } from './rich-words.ts';

test.each(['Hello', 'Hello ', 'one\ntwo', 'one\n\ntwo', '3 < 4 & 5 > 2', 'a\u00a0b', '\nlate'])(
  'words without marks stay the text they are: %j',
  (words) => {
    expect(keptWords(htmlOfWords(words))).toEqual({ text: words });
  },
);

test('nothing written is nothing', () => {
  expect(htmlOfWords('')).toBe('');
  expect(keptWords('')).toEqual({ text: '' });
});

test('words with set letters are kept as they were set, and nowhere else', () => {
  const html = '<p>The <strong>kite</strong></p>';

  expect(withWords({ id: 'p1', text: 'The kite' }, html)).toEqual({ id: 'p1', text: '', html });
  expect(withWords({ id: 'p1', text: '', html }, '<p>The kite</p>')).toEqual({ id: 'p1', text: 'The kite' });
});

test('an alignment, a line break and a list are marks too', () => {
  for (const html of ['<p style="text-align: center">a</p>', '<p>a<br>b</p>', '<ul><li><p>a</p></li></ul>'])
    expect(keptWords(html)).toEqual({ text: '', html });
});

test('a thing opens as its rich text, or as its words', () => {
  expect(htmlOf({ text: 'a\nb' })).toBe('<p>a</p><p>b</p>');
  expect(htmlOf({ text: '', html: '<p><em>a</em></p>' })).toBe('<p><em>a</em></p>');
  expect(htmlOf(undefined)).toBe('');
});
