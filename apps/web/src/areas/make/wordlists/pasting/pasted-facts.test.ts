import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { expect, test } from 'vitest';
import { pastedFacts, withoutKnown } from './pasted-facts.ts';

const known = (definition: string | null, sentence: string | null) =>
  ({ _id: 'm', definition, sentence }) as WordMeaning;

const list = (meaning: WordMeaning | null) => ({
  locale: 'en',
  words: [{ word: 'Pear', meaning, meaningCount: 1 }],
});

const pasted = new Map([['pear', { word: 'pear', definition: 'A fruit', sentence: '' }]]);

test('what was pasted beside a word is added where the word lacks it, and nowhere else', () => {
  expect(pastedFacts(list(known(null, null)), pasted)).toEqual([{ _id: 'm', definition: 'A fruit' }]);
  expect(pastedFacts(list(known('Sweet', null)), pasted)).toEqual([]);
  expect(pastedFacts(list(null), pasted)).toEqual([]);
});

test('what was pasted beside a missing word waits until it is made', () => {
  expect(withoutKnown(list(null), pasted)).toEqual(pasted);
  expect(withoutKnown(list(known(null, null)), pasted)).toEqual(new Map());
});
