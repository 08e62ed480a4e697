import { expect, test } from 'vitest';
import { problemsWithWords, withWordIds } from './game-words.ts';

const game = {
  problems: [
    { id: 'cat', incorrectAnswers: [{ text: '', image: 'h.svg', name: 'hen' }, { text: 'owl' }, 'Bee'] },
    { id: 'row-1', items: [{ text: 'cat' }] },
  ],
  words: ['cat'],
};

test('a problem bears the id of its word, and stays the same when the word is spelt otherwise', () => {
  const before = withWordIds(game, new Map([['cat', 'id-1']]));
  const after = withWordIds({ problems: [{ id: 'Cat' }] }, new Map([['Cat', 'id-1']]));

  expect(before.problems.map(({ id }) => id)).toEqual(['id-1', 'row-1']);
  expect(after.problems[0]?.id).toBe('id-1');
  expect(before.words).toEqual(['cat']);
});

test('the wrong answers of a problem are told as the list spells them', () => {
  expect(problemsWithWords(game, ['cat', 'hen', 'owl', 'bee'], 'en')).toEqual([
    { id: 'cat', others: ['hen', 'owl', 'bee'] },
    null,
  ]);
});
