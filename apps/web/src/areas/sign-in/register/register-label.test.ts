import type { Translate } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import { registerLabel } from './register-label.ts';

const words: Translate = (key) => key;

test('a field that both have is told with whose it is, the others as they are', () => {
  expect(registerLabel(words, 'parentFirstName')).toBe('register.parent, register.firstName');
  expect(registerLabel(words, 'childUsername')).toBe('register.child, register.username');
  expect(registerLabel(words, 'location')).toBe('register.location');
  expect(registerLabel(words, 'email')).toBe('signIn.email');
});
