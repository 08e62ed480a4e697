import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

test('what an author writes runs the way of its language, never that of its first letter', () => {
  const files = globSync('{make-kit,game-kit,templates}/src/**/*.tsx', { cwd: packages });
  const guessing = files.filter((file) => readFileSync(`${packages}/${file}`, 'utf8').includes('dir="auto"'));

  expect(files.length).toBeGreaterThan(100);
  expect(guessing).toEqual([]);
});
