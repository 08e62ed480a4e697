import { expect, test } from 'vitest';
import { createTaskMemory } from './task-memory.ts';

const recorded = (file: string) =>
  ({ type: 'sound', sound: { from: 'activity', file }, isTask: true }) as const;
const spoken = (text: string) => ({ type: 'speech', text, locale: 'en', isTask: true }) as const;
const wrong = (again: { text: string; audio?: string }) =>
  ({ verdict: 'wrong', lesson: { touched: { text: 'dog' }, again }, turn: 1 }) as const;

function memoryAt() {
  let time = 0;
  const memory = createTaskMemory(() => time);
  return { memory, wait: (seconds: number) => (time += seconds * 1_000) };
}

test('the same task is heard with the first of ten problems only', () => {
  const { memory, wait } = memoryAt();
  const heard = Array.from({ length: 10 }, () => {
    wait(5);
    return memory.introduces(recorded('find-the-animal.mp3'));
  });

  expect(heard).toEqual([true, ...Array(9).fill(false)]);
});

test('another task is heard at once, and the first one again after it', () => {
  const { memory } = memoryAt();

  expect(
    [spoken('What is it?'), spoken('Where is it?'), spoken('What is it?')].map(memory.introduces),
  ).toEqual([true, true, true]);
});

test('ten wrong answers to one question name what was touched each time, and repeat the question once', () => {
  const { memory } = memoryAt();
  memory.introduces(spoken('Touch the fruit.'));

  const told = Array.from({ length: 10 }, () => memory.shortened(wrong({ text: 'Touch the fruit.' })));

  expect(told.map(({ lesson }) => lesson.again?.text ?? null)).toEqual([
    'Touch the fruit.',
    ...Array(9).fill(null),
  ]);
  expect(told.every(({ lesson }) => lesson.touched?.text === 'dog')).toBe(true);
});

test('a question is repeated after a long silence, counted from when the learner last asked for it', () => {
  const { memory, wait } = memoryAt();
  const question = { text: 'Where is it?', audio: 'where.mp3' };
  memory.shortened(wrong(question));
  memory.shortened(wrong(question));
  wait(29);
  memory.asked(question);
  wait(29);
  expect(memory.shortened(wrong(question)).lesson).not.toHaveProperty('again');

  wait(30);

  expect(memory.shortened(wrong(question)).lesson).toHaveProperty('again');
});
