import { expect, test } from 'vitest';
import { answerPlace } from './answer-keys.ts';

test.each([
  ['the letter on the card', 'b', 'KeyB', 1],
  ['the same with Shift', 'B', 'KeyB', 1],
  ['a letter where another keyboard has it', 'a', 'KeyQ', 0],
  ['the key of a keyboard of another script', 'ش', 'KeyA', 0],
  ['a number', '3', 'Digit3', 2],
  ['a number with Shift on a French keyboard', 'é', 'Digit2', 1],
  ['a number of the block', '1', 'Numpad1', 0],
])('%s', (_name, key, code, place) => {
  expect(answerPlace({ key, code })).toBe(place);
});

test.each([
  ['Enter', 'Enter'],
  ['ArrowLeft', 'ArrowLeft'],
  ['0', 'Digit0'],
  [' ', 'Space'],
  ['Tab', 'Tab'],
])('%j chooses no card', (key, code) => {
  expect(answerPlace({ key, code })).toBeNull();
});
