import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensIn } from '../../model/text/tokens.ts';
import { chunksOf } from './chunks.ts';
import { runsOf } from './runs.ts';

function runs(text: string, locale: string, dir: 'ltr' | 'rtl') {
  const tokens = tokensIn(text, locale);
  return runsOf(chunksOf(tokens), tokens, dir).map((run) => [
    run.dir,
    run.chunks
      .map(({ before, word, after }) => `${before}${word === null ? '' : tokens[word]?.text}${after}`)
      .join(''),
  ]);
}

test('a text that runs one way is one run', () => {
  expect(runs('The cat sleeps.', 'en', 'ltr')).toEqual([['ltr', 'The cat sleeps.']]);
  expect(runs('القطة تنام ٣ ساعات.', 'ar', 'rtl')).toEqual([['rtl', 'القطة تنام ٣ ساعات.']]);
});

test('English words of an Arabic text stay in their order', () => {
  expect(runs('Leo Smith يحب ice cream كثيرا.', 'ar', 'rtl')).toEqual([
    ['ltr', 'Leo Smith'],
    ['rtl', ' يحب '],
    ['ltr', 'ice cream'],
    ['rtl', ' كثيرا.'],
  ]);
});

test('Hebrew words of an English text stay in their order', () => {
  expect(runs('They say שלום לכם here', 'en', 'ltr')).toEqual([
    ['ltr', 'They say '],
    ['rtl', 'שלום לכם'],
    ['ltr', ' here'],
  ]);
});

test('a text without letters is one run of the passage', () => {
  expect(runs('1 2 3', 'ar', 'rtl')).toEqual([['rtl', '1 2 3']]);
});

test('no chunk is lost or moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('cat', 'قطة', '12', ' ', ', ', '«', 'שלום')),
      fc.constantFrom<'ltr' | 'rtl'>('ltr', 'rtl'),
      (parts, dir) => {
        const tokens = tokensIn(parts.join(' '), 'ar');
        const chunks = chunksOf(tokens);

        expect(runsOf(chunks, tokens, dir).flatMap((run) => run.chunks)).toEqual(chunks);
      },
    ),
  );
});
