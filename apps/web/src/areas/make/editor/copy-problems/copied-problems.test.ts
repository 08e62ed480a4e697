import { expect, test } from 'vitest';
import { copiedProblems } from './copied-problems.ts';

test('copies have ids of their own and the files of the other activity; all else is the same', () => {
  const problems = [
    { id: 'a', question: { text: 'dog', image: 'dog-1.png' }, answers: [{ text: 'cat-2.mp3' }] },
    { id: 'b', question: { text: 'b', audio: 'cat-2.mp3' }, shown: 2, answers: [] },
  ];
  let made = 0;

  const copies = copiedProblems(problems, { 'dog-1.png': 'dog-9.png' }, () => `n${++made}`);

  expect(copies).toEqual([
    { id: 'n1', question: { text: 'dog', image: 'dog-9.png' }, answers: [{ text: 'cat-2.mp3' }] },
    { id: 'n2', question: { text: 'b', audio: 'cat-2.mp3' }, shown: 2, answers: [] },
  ]);
});

test('a name that every object has is no file', () => {
  expect(copiedProblems([{ id: 'a', text: 'constructor' }], {}, () => 'n')).toEqual([
    { id: 'n', text: 'constructor' },
  ]);
});
