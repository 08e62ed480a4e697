import { expect, test } from 'vitest';
import { missedWords, type WordMet, wordsOfGame } from './missed-words.ts';

const met = (learnerId: string, word: string, times: number, missedLast = times > 0): WordMet => ({
  learnerId,
  wordId: `id of ${word}`,
  word,
  times,
  missedLast,
});

test('the word that most learners miss comes first, then the one that is missed most often', () => {
  const words = missedWords([
    met('leo', 'ship', 5),
    met('leo', 'sheep', 1),
    met('mia', 'sheep', 1),
    met('mia', 'chip', 2),
  ]);

  expect(words.map(({ word, learners, times }) => [word, learners, times])).toEqual([
    ['sheep', 2, 2],
    ['ship', 1, 5],
    ['chip', 1, 2],
  ]);
});

test('one slip is not told, nor a word that was right the last time', () => {
  expect(missedWords([met('leo', 'ship', 1), met('mia', 'chip', 4, false)])).toEqual([]);
});

test('a game of few missed words asks for others that were met, too', () => {
  const words = wordsOfGame([
    met('leo', 'ship', 3),
    ...['cat', 'dog', 'hen', 'cow', 'pig', 'fox', 'owl'].map((word) => met('leo', word, 0)),
  ]);

  expect(words).toHaveLength(6);
  expect(words[0]).toBe('id of ship');
});
