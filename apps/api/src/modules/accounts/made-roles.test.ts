import { roles } from '@flink/contract/access/roles.ts';
import type { Holder, PermissionTree } from '@flink/contract/access/rules.ts';
import { expect, test } from 'vitest';
import { mayGiveMade } from './made-roles.ts';

const holder = (alias: keyof typeof roles): Holder => ({
  alias,
  flags: roles[alias].flags,
  permissions: roles[alias].permissions as PermissionTree,
});

const made = (permissions: PermissionTree, flags: Record<string, boolean> = {}) => ({
  alias: 'HELPER',
  name: 'Helper',
  flags,
  permissions,
});

const LISTS = { admin: { lists: { view: true } } };

test('the head office gives what it has itself, nobody else gives a role that was made', () => {
  expect(mayGiveMade(holder('MASTER_ADMIN'), made(LISTS, { flinkMake: true }))).toBe(true);
  expect(mayGiveMade(holder('SUPER'), made(LISTS, { flinkAdmin: true }))).toBe(true);
  expect(mayGiveMade(holder('MASTER_ORGANIZATION_ADMIN'), made({}))).toBe(false);
});

test('a right or a flag that the head office has lost cannot be given on', () => {
  const narrowed = {
    ...holder('MASTER_ADMIN'),
    flags: {},
    permissions: { admin: { users: { edit: true } } },
  };

  expect(mayGiveMade(narrowed, made(LISTS))).toBe(false);
  expect(mayGiveMade(narrowed, made({}, { flinkMake: true }))).toBe(false);
});
