import { expect, test } from 'vitest';
import { pathsOf, treeOf } from './permission-paths.ts';
import { ALL_PERMISSIONS, roles } from './roles.ts';
import type { PermissionTree } from './rules.ts';

test.each(Object.values(roles))(
  'what $alias may do is the same as a tree and as a list',
  ({ permissions }) => {
    const paths = pathsOf(permissions as PermissionTree);

    expect(treeOf(paths)).toEqual(permissions);
    expect(paths.every((path) => ALL_PERMISSIONS.includes(path))).toBe(true);
  },
);

test('what is not granted is no leaf', () => {
  expect(pathsOf({ admin: { lists: { view: true, edit: false } }, flinkMake: {} })).toEqual([
    'admin.lists.view',
  ]);
});
