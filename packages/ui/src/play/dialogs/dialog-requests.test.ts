import { expect, test } from 'vitest';
import { promptAnswer } from './dialog-requests.ts';

test('a prompt gives back what was typed without the space around it', () => {
  expect(promptAnswer('  Mama Neema \n')).toBe('Mama Neema');
});

test.each(['', '   ', '\t\n'])('a prompt has no answer while only %j is typed', (typed) => {
  expect(promptAnswer(typed)).toBeNull();
});
