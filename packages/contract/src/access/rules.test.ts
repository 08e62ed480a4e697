import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccessRule, allows, type Holder, OPEN, type PermissionTree } from './rules.ts';

const author: Holder = {
  alias: 'AUTHOR',
  flags: { signedIn: true, flinkMake: true },
  permissions: { flinkMake: { searchAgsTab: { actions: { eduAgs: true, menuAgs: false } } } },
};
const boss: Holder = { alias: 'SUPER', flags: { signedIn: true, flinkMake: true }, permissions: {} };

test('an open rule lets everybody in, also without a session', () => {
  expect(allows(OPEN, null)).toBe(true);
  expect(allows(OPEN, author)).toBe(true);
});

test('any other rule sends a person without a session away', () => {
  for (const rule of ['signedIn', ['AUTHOR'], { admin: { users: true } }, {}] satisfies AccessRule[]) {
    expect(allows(rule, null)).toBe(false);
  }
});

test('a string asks for the flag of that name', () => {
  expect(allows('flinkMake', author)).toBe(true);
  expect(allows('flinkAdmin', author)).toBe(false);
  expect(allows('toString', author)).toBe(false);
});

test('an array asks for one of its role aliases', () => {
  expect(allows(['AUTHOR', 'TEACHER'], author)).toBe(true);
  expect(allows(['TEACHER'], author)).toBe(false);
  expect(allows([], author)).toBe(false);
});

test('an object asks for every permission in it', () => {
  expect(allows({ flinkMake: { searchAgsTab: { actions: { eduAgs: true } } } }, author)).toBe(true);
  expect(allows({ flinkMake: { searchAgsTab: { actions: { eduAgs: true, menuAgs: true } } } }, author)).toBe(
    false,
  );
  expect(allows({ flinkMake: { searchAgsTab: { actions: { constructor: true } } } }, author)).toBe(false);
});

test('SUPER passes every rule that does not need the flinkAdmin app', () => {
  expect(allows(['TEACHER'], boss)).toBe(true);
  expect(allows({ admin: { users: { view: true } } }, boss)).toBe(true);
  expect(allows('learner', boss)).toBe(true);
  expect(allows('flinkAdmin', boss)).toBe(false);
  expect(allows({ flinkAdmin: { reports: { view: true } } }, boss)).toBe(false);
});

test('SUPER with the flinkAdmin flag set on the user passes the flinkAdmin rule', () => {
  expect(allows('flinkAdmin', { ...boss, flags: { flinkAdmin: true } })).toBe(true);
});

test('a role that was granted exactly what a rule wants is let in, and losing any leaf shuts it out', () => {
  const leaf = fc.constant(true);
  const tree = fc.letrec<{ tree: PermissionTree }>((tie) => ({
    tree: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.oneof({ maxDepth: 3 }, leaf, tie('tree')),
      {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      },
    ),
  })).tree;
  fc.assert(
    fc.property(tree, (wanted) => {
      fc.pre(!Object.hasOwn(wanted, '__proto__'));
      const granted: Holder = { alias: 'REGULAR', flags: {}, permissions: wanted };

      expect(allows(wanted, granted)).toBe(true);
      expect(allows({ ...wanted, neverGranted: true }, granted)).toBe(false);
    }),
  );
});
