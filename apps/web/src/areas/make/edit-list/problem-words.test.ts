import { expect, test } from 'vitest';
import { firstWords, problemAt, problemsOf } from './problem-words.ts';

test('the first words of a problem are found wherever its template keeps them', () => {
  expect(firstWords({ id: 'p1', question: { audio: 'a.mp3', text: 'Who gives us milk?' } })).toBe(
    'Who gives us milk?',
  );
  expect(firstWords({ id: 'p1', questions: [{ image: 'cow.png' }, { text: 'cow' }] })).toBe('cow');
  expect(firstWords({ fontFamily: 'Arial', html: '<p>The <b>slow</b>\n snail</p>' })).toBe('The slow snail');
});

test('a problem of pictures, sounds and marks has no words', () => {
  expect(firstWords({ id: 'p1', image: 'cow.png', wordAudio: 'cow.mp3', text: '<p> </p>' })).toBe('');
  expect(firstWords(null)).toBe('');
});

test('data without problems has none', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ gameData: null })).toEqual([]);
  expect(problemsOf({ gameData: { problems: 'many' } })).toEqual([]);
  expect(problemsOf({ gameData: { problems: [1, 2] } })).toEqual([1, 2]);
});

test('an issue belongs to its problem, or to the whole', () => {
  expect(problemAt(['gameData', 'problems', 2, 'answers', 0])).toBe(2);
  expect(problemAt(['gameData', 'problems'])).toBeNull();
  expect(problemAt(['options', 'ebookMode'])).toBeNull();
});
