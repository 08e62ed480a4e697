import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const [, chapter = ''] = read('CONTRIBUTING.md').split('\n## A section in full\n');
const parts = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^`(\S+)`\n\n```\w+\n(.*?)\n```$/gms)].map(
  ([, path = '', text = '']) => ({ path, lines: linesOf(text) }),
);

test.each(parts)('$path holds what the worked example shows of it', ({ path, lines }) => {
  const kept = new Set(linesOf(read(path)));

  expect(lines.filter((line) => !kept.has(line))).toEqual([]);
});

test('a section is under a hundred lines in all its files', () => {
  const total = parts.reduce((sum, { lines }) => sum + lines.length, 0);

  expect(parts).toHaveLength(13);
  expect(total).toBeLessThan(100);
  expect(chapter).toContain(`${total} lines`);
});
