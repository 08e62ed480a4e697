import { expect, test } from 'vitest';
import { importedChildError, importedChildren } from './imported-children.ts';

test.each([
  [null, []],
  ['', []],
  ['Mia', [{ firstname: 'Mia', yob: null }]],
  [
    'Mia 2019 | Leo (2016)',
    [
      { firstname: 'Mia', yob: 2019 },
      { firstname: 'Leo', yob: 2016 },
    ],
  ],
  [
    'Ana María, José; Zoë',
    [
      { firstname: 'Ana María', yob: null },
      { firstname: 'José', yob: null },
      { firstname: 'Zoë', yob: null },
    ],
  ],
  ['Mia | mia 2019', [{ firstname: 'mia', yob: 2019 }]],
  [' | , ', []],
])('%j names %j', (cell, children) => {
  expect(importedChildren(cell)).toEqual(children);
});

test.each([
  [{ firstname: 'Mia', yob: 2019 }, undefined],
  [{ firstname: 'Mia', yob: null }, undefined],
  [{ firstname: 'Mia', yob: 1899 }, 'request.outOfRange'],
  [{ firstname: 'Mia', yob: 2027 }, 'request.outOfRange'],
  [{ firstname: 'x'.repeat(101), yob: null }, 'request.tooLong'],
])('%j in 2026 is refused with %s', (child, code) => {
  expect(importedChildError(child, 2026)).toBe(code);
});
