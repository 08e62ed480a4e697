import { expect, test } from 'vitest';
import { gridDirection } from './grid-direction.ts';

test('words run as their script does, whatever the language of the activity', () => {
  expect(gridDirection(['كتاب', 'قلم', 'باب'])).toBe('rtl');
  expect(gridDirection(['ספר', 'עט'])).toBe('rtl');
  expect(gridDirection(['book', 'pen'])).toBe('ltr');
  expect(gridDirection(['किताब', 'तितली'])).toBe('ltr');
});

test('of two scripts in one grid the one with more words gives the direction', () => {
  expect(gridDirection(['كتاب', 'قلم', 'USB'])).toBe('rtl');
  expect(gridDirection(['كتاب', 'USB'])).toBe('ltr');
});
