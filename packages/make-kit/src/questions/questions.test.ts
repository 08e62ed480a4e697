import { expect, test } from 'vitest';
import { count, maskOf, piece, pieces, text } from '../description/field.ts';
import { blocksOf, mediaPlace, problemOf, sortFiles, takersOf, withMedia } from './questions.ts';

const CHOICE = { question: piece(), correctAnswer: piece(), incorrectAnswers: pieces({ most: 3 }) };
const takers = takersOf(CHOICE);
const named = (...names: string[]) => names.map((name) => ({ name }));

test('blank lines part one question from the next, however many there are', () => {
  expect(blocksOf('\uFEFF\n\n One \r\n two\n \n\nthree\n')).toEqual([['One', 'two'], ['three']]);
  expect(blocksOf(' \n\n')).toEqual([]);
});

test('lines fill the pieces in their order, and the last list takes the rest', () => {
  const { problem, left } = problemOf(['Who barks?', 'dog', 'cat', 'cow'], takers, CHOICE, 'p1');

  expect(problem).toEqual({
    id: 'p1',
    question: { text: 'Who barks?' },
    correctAnswer: { text: 'dog' },
    incorrectAnswers: [{ text: 'cat' }, { text: 'cow' }],
  });
  expect(left).toEqual([]);
});

test('what has no place is told, what is missing stays empty', () => {
  expect(problemOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], takers, CHOICE, 'p1').left).toEqual(['f', 'g']);
  expect(problemOf(['a'], takers, CHOICE, 'p1').problem).toMatchObject({ correctAnswer: { text: '' } });
});

test('only problems that are pieces can be written as lines', () => {
  expect(takersOf({ word: text(), mask: maskOf('word', 'letters') })).toEqual([]);
  expect(takersOf({ questions: pieces(), answers: pieces({ pairedWith: 'questions' }) })).toEqual([]);
  expect(takersOf({ question: piece(), shown: count(1, 8, 2), items: pieces() })).toHaveLength(2);
});

test.each([
  ['1q.mp3', { problem: 0, field: 'question', at: 0, kind: 'audio' }],
  ['12Correct.PNG', { problem: 11, field: 'correctAnswer', at: 0, kind: 'image' }],
  ['2i3.jpeg', { problem: 1, field: 'incorrectAnswers', at: 2, kind: 'image' }],
  ['2i4.jpeg', null],
  ['2c2.mp3', null],
  ['0q.mp3', null],
  ['1z.mp3', null],
  ['q1.mp3', null],
  ['1q.wav', null],
])('%s is %j', (name, place) => {
  expect(mediaPlace(name, takers)).toEqual(place);
});

test('a set of files is one text and what belongs to its questions', () => {
  expect(sortFiles(named('1q.mp3'), takers)).toEqual({ ok: false, why: 'none' });
  expect(sortFiles(named('a.txt', 'b.TXT'), takers)).toEqual({ ok: false, why: 'tooMany' });
  expect(sortFiles(named('a.txt', 'b.doc', 'c.png'), takers)).toEqual({
    ok: false,
    why: 'notSupported',
    names: ['b.doc', 'c.png'],
  });
  expect(sortFiles(named('1q.mp3', 'a.txt'), takers)).toMatchObject({ ok: true, text: { name: 'a.txt' } });
});

test('a picture stands in place of its text, a sound beside it, and a list grows to its place', () => {
  const { problem } = problemOf(['a', 'b', 'c'], takers, CHOICE, 'p1');
  const at = (name: string) => mediaPlace(name, takers) ?? expect.unreachable();

  const heard = withMedia(problem, at('1q.mp3'), 'q.mp3');
  const seen = withMedia(heard, at('1i3.png'), 'i.png');

  expect(seen).toMatchObject({
    question: { text: 'a', audio: 'q.mp3' },
    incorrectAnswers: [{ text: 'c' }, { text: '' }, { text: '', image: 'i.png' }],
  });
});
