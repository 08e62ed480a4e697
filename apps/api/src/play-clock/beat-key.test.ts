import { expect, test } from 'vitest';
import { beatKey } from './beat-key.ts';

const AT = new Date('2026-05-01T10:00:00.100Z');

test('the same beat of the same second has the same key, every other one has its own', () => {
  const key = beatKey(AT, 'leo', 60, null);

  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
  expect(beatKey(new Date('2026-05-01T10:00:00.900Z'), 'leo', 60, null)).toBe(key);
  expect(beatKey(new Date('2026-05-01T10:00:01.000Z'), 'leo', 60, null)).not.toBe(key);
  expect(beatKey(AT, 'mia', 60, null)).not.toBe(key);
  expect(beatKey(AT, 'leo', 60, 'animals')).not.toBe(key);
});
