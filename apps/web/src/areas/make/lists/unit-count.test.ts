import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNITS } from './unit-count.ts';

const TEMPLATES = join(import.meta.dirname, '../../../../../../packages/templates/src');

test('lists count what the editor of a template counts', () => {
  const said = globSync('*/edit/*-editor.tsx', { cwd: TEMPLATES }).flatMap((file) => {
    const unit = /\bunit: '(page|pair)'/.exec(readFileSync(join(TEMPLATES, file), 'utf8'))?.[1];
    return unit === undefined ? [] : [[file.split('/')[0], unit] as const];
  });

  expect(Object.fromEntries(said)).toEqual(UNITS);
});
