import { expect, test } from 'vitest';
import { readCopy, teamKey } from './device-copy.ts';

test('a work that was kept on the device is read again', () => {
  const copy = { data: { text: 'A frog.' }, version: 3, unsent: true };

  expect(readCopy(JSON.stringify(copy))).toEqual(copy);
});

test.each([
  null,
  '',
  '{',
  '7',
  '{"data":{}}',
  '{"data":{},"version":"3","unsent":true}',
  '{"version":1,"unsent":true}',
])('what is no work (%s) is none', (text) => {
  expect(readCopy(text)).toBeNull();
});

test('a team has one copy, in whatever order it signed in', () => {
  expect(teamKey(['b', 'a'])).toBe(teamKey(['a', 'b']));
});
