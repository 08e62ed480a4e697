import { expect, test } from 'vitest';
import { changesOf, wordChanges } from './word-changes.ts';

test('words that went and came are told apart from those that stayed', () => {
  expect(wordChanges('Which animal lives on a farm?', 'Which animals live on a farm?')).toEqual([
    { kind: 'same', text: 'Which ' },
    { kind: 'gone', text: 'animal' },
    { kind: 'new', text: 'animals' },
    { kind: 'same', text: ' ' },
    { kind: 'gone', text: 'lives' },
    { kind: 'new', text: 'live' },
    { kind: 'same', text: ' on a farm?' },
  ]);
});

test('what was added at the end, or taken away altogether, is one stretch', () => {
  expect(wordChanges('cow', 'cow and hen')).toEqual([
    { kind: 'same', text: 'cow' },
    { kind: 'new', text: ' and hen' },
  ]);
  expect(wordChanges('all of it', '')).toEqual([{ kind: 'gone', text: 'all of it' }]);
  expect(wordChanges('', 'ጤና ይስጥልኝ')).toEqual([{ kind: 'new', text: 'ጤና ይስጥልኝ' }]);
});

test('both sides can be read from it, whatever changed', () => {
  const [before, after] = ['one two three four', 'two four five one'];
  const side = (but: string) =>
    wordChanges(before, after)
      .filter(({ kind }) => kind !== but)
      .map(({ text }) => text)
      .join('');

  expect([side('new'), side('gone')]).toEqual([before, after]);
});

test('a very long text is shown before and after', () => {
  const long = 'word '.repeat(1_000);

  expect(wordChanges(long, `${long}more`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});

test('a list is compared one by one', () => {
  expect(changesOf(['ap', 'ple'], ['ap', 'ples', 's']).map(({ kind, text }) => [kind, text])).toEqual([
    ['same', 'ap'],
    ['gone', 'ple'],
    ['new', 'ples'],
    ['new', 's'],
  ]);
});
