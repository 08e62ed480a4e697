import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['Farm', 'Farm'],
  ['  On the\n farm\t ', 'On the farm'],
  ['nin\u0303os', 'ni\u00f1os'],
  ['Level 1:  A–C', 'Level 1: A–C'],
])('%j is shown as %j', (name, shown) => {
  expect(oneLine(name)).toBe(shown);
});
