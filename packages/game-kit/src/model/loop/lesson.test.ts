import { expect, test } from 'vitest';
import { lessonOfRight, lessonOfWrong } from './lesson.ts';

const LONG = 'A long time ago there lived a fox who wished to learn all the words of the world.';

test('a right answer is called by its words', () => {
  expect(lessonOfRight({ text: ' cat ' }, { text: '', image: 'cat.svg' })).toEqual({
    word: { text: 'cat' },
    image: 'cat.svg',
  });
});

test('a picture is called by what it shows, else by what was asked', () => {
  expect(lessonOfRight({ text: '', image: 'cat.svg', name: 'cat' }, { text: 'Meow' })).toMatchObject({
    word: { text: 'cat' },
  });
  expect(lessonOfRight({ text: '', image: 'cat.svg' }, { text: 'cat', audio: 'cat.mp3' })).toMatchObject({
    word: { text: 'cat', audio: 'cat.mp3' },
  });
});

test('a text to read is not repeated', () => {
  expect(lessonOfRight({ text: LONG })).toEqual({});
  expect(lessonOfWrong({ text: LONG }, { text: LONG })).toEqual({});
});

test('a wrong answer names what was touched, and lets the question be heard again', () => {
  const asked = { text: 'tea' };
  expect(lessonOfWrong({ text: '', image: 'apple.svg', name: 'apple' }, asked)).toEqual({
    touched: { text: 'apple' },
    again: asked,
  });
});

test('a question without words is heard by its recording, and a picture alone not at all', () => {
  const recorded = { text: '', audio: 'tea.mp3' };
  expect(lessonOfWrong({ text: 'dog' }, recorded).again).toBe(recorded);
  expect(lessonOfWrong({ text: 'dog' }, { text: '', image: 'cat.svg' })).toEqual({
    touched: { text: 'dog' },
  });
});
