import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessageVoice } from './message-voice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A voice that takes a second for each line. */
function voice() {
  const heard: string[] = [];
  let isBusy = false;
  const say = createMessageVoice({
    isSpeaking: () => isBusy,
    read: async (line) => {
      heard.push(line);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    },
    stop: () => heard.push('stop'),
  });
  return { say, heard, setBusy: (busy: boolean) => (isBusy = busy) };
}

test('reads the lines of a message, and the next message after them', async () => {
  const { say, heard } = voice();
  say(['Mastered!', '4 of 5 right']);
  say(['URL copied to clipboard']);

  await vi.advanceTimersByTimeAsync(1_500);
  expect(heard).toEqual(['Mastered!', '4 of 5 right']);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.at(-1)).toBe('URL copied to clipboard');
});

test('waits until the game has spoken, but not for ever', async () => {
  const { say, heard, setBusy } = voice();
  setBusy(true);
  say(['Are you still there?']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([]);

  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard).toEqual(['Are you still there?']);
});

test('is silent about what is no longer shown', async () => {
  const { say, heard } = voice();
  const first = say(['Are you still there?', 'Your game is waiting for you.']);
  const second = say(['Please wait…']);
  await vi.advanceTimersByTimeAsync(500);

  first();
  second();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual(['Are you still there?', 'stop']);
});

test('keeps the newest three of many messages', async () => {
  const { say, heard } = voice();
  for (let number = 1; number <= 50; number += 1) say([`message ${number}`]);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(heard).toEqual(['message 1', 'message 48', 'message 49', 'message 50']);
});
