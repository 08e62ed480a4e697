import { expect, test } from 'vitest';
import { circles } from './manifest.ts';

const chunk = (name: string, imports: readonly string[], isEntry = false) => ({
  file: `${name}.js`,
  name,
  imports,
  isEntry,
});

test('names chunks that import each other', () => {
  const manifest = {
    office: chunk('office', ['forms']),
    forms: chunk('forms', ['base', 'office']),
    base: chunk('base', []),
  };

  expect(circles(manifest)).toEqual(['office > forms > office']);
});

test('lets a chunk import the entry', () => {
  const manifest = { index: chunk('index', ['look'], true), look: chunk('look', ['index']) };

  expect(circles(manifest)).toEqual([]);
});
