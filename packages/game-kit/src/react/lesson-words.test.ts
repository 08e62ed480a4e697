import type { Translate } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import type { Lesson } from '../model/loop/lesson.ts';
import { lessonWords } from './lesson-words.ts';

const t: Translate = (key, params) => [key, ...Object.values(params ?? {})].join(' ');
const said = (verdict: 'right' | 'wrong', lesson: Lesson, turn = 1) =>
  lessonWords({ verdict, lesson, turn }, t);

test('right names the word, and praises where there is none', () => {
  expect(said('right', { word: 'cat' })).toBe('games.lesson.right.2 cat');
  expect(said('right', {})).toBe('games.praise.2');
});

test('wrong says what was touched and what to listen for', () => {
  expect(said('wrong', { touched: 'apple', again: { text: 'tea' } })).toBe('games.lesson.wrong.2 apple tea');
  expect(said('wrong', { touched: 'apple' })).toBe('games.lesson.touched.2 apple');
  expect(said('wrong', { again: { text: 'tea' } })).toBe('games.lesson.again.2 tea');
  expect(said('wrong', {})).toBe('games.comfort.2');
});

test('a recording that is played by itself is no words', () => {
  expect(said('wrong', { touched: 'apple', again: { text: '', audio: 'tea.mp3' } })).toBe(
    'games.lesson.touched.2 apple',
  );
});

test('the next answer is spoken of in another way', () => {
  const ways = [1, 2, 3, 4].map((turn) => said('right', { word: 'cat' }, turn));
  expect(new Set(ways).size).toBe(4);
});
