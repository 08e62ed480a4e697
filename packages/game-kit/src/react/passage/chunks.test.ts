import { expect, test } from 'vitest';
import { tokensIn } from '../../model/text/tokens.ts';
import { chunksOf } from './chunks.ts';

function chunks(text: string) {
  const tokens = tokensIn(text, 'en');
  return chunksOf(tokens).map(
    ({ before, word, after }) => `${before}${word === null ? '' : tokens[word]?.text}${after}`,
  );
}

test('a comma and a quote stay with their word', () => {
  expect(chunks('“Yes,” she said.')).toEqual(['“Yes,”', ' ', 'she', ' ', 'said.']);
});

test('an opening bracket goes with the word that follows', () => {
  expect(chunks('cats (and dogs)')).toEqual(['cats', ' ', '(and', ' ', 'dogs)']);
});

test('a dash alone stands by itself', () => {
  expect(chunks('one – two')).toEqual(['one', ' ', '–', ' ', 'two']);
});

test('words of a script without spaces may stand on two lines', () => {
  expect(chunks('我喜欢苹果。').length).toBeGreaterThan(1);
});
