import { expect, test } from 'vitest';
import { htmlOfWords, isHtml, wordsOfHtml } from './html-words.ts';

test('a formatted text is written as plain lines, and comes back as paragraphs', () => {
  expect(wordsOfHtml('<p>Tap the <b>cow</b>.</p>\n<p>Then &amp; now<br>listen.</p>')).toBe(
    'Tap the cow.\nThen & now\nlisten.',
  );
  expect(htmlOfWords('Toca <la> vaca.\n& escucha')).toBe('<p>Toca &lt;la&gt; vaca.</p><p>&amp; escucha</p>');
  expect(wordsOfHtml(htmlOfWords('a < b & c\n\nd'))).toBe('a < b & c\n\nd');
  expect(htmlOfWords('')).toBe('');
});

test('plain text stays as it is', () => {
  expect(wordsOfHtml('3 < 4 & 5 > 2')).toBe('3 < 4 & 5 > 2');
  expect(isHtml('3 < 4 and 5 > 2')).toBe(false);
});
