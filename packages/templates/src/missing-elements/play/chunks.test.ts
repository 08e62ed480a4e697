import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('a full stop stays with the blank before it, a quote with the one after it', () => {
  expect(
    chunksOf([
      { kind: 'text', text: 'She said “' },
      { kind: 'blank', blank: 0 },
      { kind: 'text', text: '”. Then' },
    ]),
  ).toEqual([
    { before: 'She', blank: null, after: '' },
    { before: ' ', blank: null, after: '' },
    { before: 'said', blank: null, after: '' },
    { before: ' ', blank: null, after: '' },
    { before: '“', blank: 0, after: '”.' },
    { before: ' ', blank: null, after: '' },
    { before: 'Then', blank: null, after: '' },
  ]);
});

test('two blanks side by side are two', () => {
  expect(
    chunksOf([
      { kind: 'blank', blank: 0 },
      { kind: 'blank', blank: 1 },
    ]),
  ).toEqual([
    { before: '', blank: 0, after: '' },
    { before: '', blank: 1, after: '' },
  ]);
});
