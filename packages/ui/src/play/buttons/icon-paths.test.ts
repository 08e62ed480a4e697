import { expect, test } from 'vitest';
import { type IconName, iconPaths, pathsOf } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

test.each(names)('%s is drawn with a line of 2.5 or more, so that it is seen from a distance', (name) => {
  const { line, solid, weight = 2.6 } = pathsOf(name);

  expect(line ?? solid).toBeTruthy();
  expect(weight).toBeGreaterThanOrEqual(2.5);
});

test.each(['back', 'next', 'logOut', 'speak'] as const)('%s turns round in right-to-left', (name) => {
  expect(pathsOf(name).turns).toBe(true);
});
