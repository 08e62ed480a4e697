import { categoriesIssues } from '@flink/contract/rules/categories/categories-issues.ts';
import { expect, test } from 'vitest';
import { demoScope, demoScopeMembers } from './demo-scope.ts';
import { users } from './demo-world.ts';

test('the categories of the demo world hold together, and those who work in them are there', () => {
  expect(categoriesIssues(demoScope.categories)).toEqual({});
  expect(demoScopeMembers.filter((name) => !users.some((user) => user.name === name))).toEqual([]);
});
