import { documentStore, reviewedIn } from '@flink/make-kit/document/document-store.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editor } from './multiple-choice/edit/multiple-choice-editor.tsx';

const problem = {
  id: 'a',
  question: { text: 'Who says moo?' },
  correctAnswer: { text: 'cow' },
  incorrectAnswers: [{ text: 'dog' }],
};
const QUESTION = ['gameData', 'problems', 0, 'question'];

const opened = () =>
  documentStore({
    editor,
    content: { options: {}, gameData: { problems: [problem] } },
    locale: 'en',
    host: {} as EditorHost,
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a step is reviewed at once, letters when their author pauses', () => {
  const store = opened();
  const errors = () => store.now().issues.filter(({ severity }) => severity === 'error').length;
  const before = store.now();
  expect(errors()).toBe(0);

  before.change([...QUESTION, 'text'], '', true);
  expect(errors()).toBe(0);
  store.now().settle();
  expect(errors()).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(errors()).toBeGreaterThan(0);

  store.undo();
  expect(errors()).toBe(0);
  expect(store.now().content).toBe(before.content);
});

test('whoever listens is told of every change once, and of none that changes nothing', () => {
  const store = opened();
  const listener = vi.fn();
  const leave = store.subscribe(listener);

  store.now().change([...QUESTION, 'text'], 'Who says moo?');
  store.now().settle();
  expect(listener).not.toHaveBeenCalled();
  store.now().change([...QUESTION, 'text'], 'Who says moo', true);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.undo();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('one that is closed reviews no more', () => {
  const store = opened();
  store.now().change([...QUESTION, 'text'], '', true);
  store.close();
  vi.advanceTimersByTime(5_000);

  expect(store.now().issues).toEqual([]);
});

test('the longer a review takes, the longer the pause that it waits for', () => {
  expect([0, 20, 90, 4_000].map(reviewedIn)).toEqual([300, 300, 900, 2_000]);
});
