import { expect, test } from 'vitest';
import { isAt } from './is-at.ts';

test.each([
  ['/', '/'],
  ['/play', '/play'],
  ['/play', '/play/'],
  ['/play/group/$groupId', '/play/group/farm'],
])('%s is at %s', (path, pathname) => {
  expect(isAt(path, pathname)).toBe(true);
});

test.each([
  ['/play', '/play/nowhere'],
  ['/admin', '/admin/no-such-section'],
  ['/flink-make', '/flink-make/edit-activities/x/y/z'],
  ['/play/group/$groupId', '/play/group'],
  ['/play', '/player'],
])('%s is not at %s', (path, pathname) => {
  expect(isAt(path, pathname)).toBe(false);
});
