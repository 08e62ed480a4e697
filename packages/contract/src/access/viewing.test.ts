import { expect, test } from 'vitest';
import { calls } from '../calls/index.ts';
import { LEARNER_ROLE, ROLE_ALIASES, type RoleAlias, roles } from './roles.ts';
import type { Holder, PermissionTree } from './rules.ts';
import { mayViewAs, VIEWERS, viewingRefusal } from './viewing.ts';

const holder = (alias: RoleAlias, more: PermissionTree = {}): Holder => ({
  alias,
  flags: { ...roles[alias].flags, signedIn: true, staff: true, learner: false },
  permissions: { ...(roles[alias].permissions as PermissionTree), ...more },
});

const learner: Holder = {
  alias: LEARNER_ROLE.alias,
  flags: { signedIn: true, learner: true },
  permissions: {},
};

test('owners view as everybody but owners', () => {
  const seen = ROLE_ALIASES.filter((alias) => mayViewAs(holder('SUPER'), holder(alias)));

  expect(seen).toEqual(ROLE_ALIASES.filter((alias) => alias !== 'SUPER'));
  expect(mayViewAs(holder('SUPER'), learner)).toBe(true);
});

test('the head office views as everybody below it', () => {
  const seen = ROLE_ALIASES.filter((alias) => mayViewAs(holder('MASTER_ADMIN'), holder(alias)));

  expect(seen).toEqual(ROLE_ALIASES.filter((alias) => alias !== 'SUPER' && alias !== 'MASTER_ADMIN'));
  expect(mayViewAs(holder('MASTER_ADMIN'), learner)).toBe(true);
});

test('nobody else views as anybody', () => {
  const others = ROLE_ALIASES.filter((alias) => !VIEWERS.some((viewer) => viewer === alias));

  for (const viewer of others) {
    expect(ROLE_ALIASES.filter((alias) => mayViewAs(holder(viewer), holder(alias)))).toEqual([]);
    expect(mayViewAs(holder(viewer), learner)).toBe(false);
  }
});

test('a right or a flag that the head office lacks closes the view of who has it', () => {
  const rich = holder('TEACHER', { somewhere: { secret: true } });
  const flagged = { ...holder('TEACHER'), flags: { ...holder('TEACHER').flags, metrics: true } };

  expect(mayViewAs(holder('MASTER_ADMIN'), rich)).toBe(false);
  expect(mayViewAs(holder('MASTER_ADMIN'), flagged)).toBe(false);
  expect(mayViewAs(holder('MASTER_ADMIN', { somewhere: { secret: true } }), rich)).toBe(true);
});

test('what changes something is refused, and what learners made is nobody else’s', () => {
  expect(viewingRefusal(calls.usersTable)).toBeNull();
  expect(viewingRefusal(calls.checkGroupsForGroup)).toBeNull();
  expect(viewingRefusal(calls.updateLearners)).toBe('viewing.readOnly');
  expect(viewingRefusal(calls.forgetGame)).toBe('viewing.readOnly');
  expect(viewingRefusal(calls.syncSchool)).toBe('viewing.readOnly');
  expect(viewingRefusal(calls.learnerWorks)).toBe('viewing.private');
});

test('of what is not a GET only these are answered: they change nothing', () => {
  const answered = Object.entries(calls).filter(
    ([, call]) => call.method !== 'GET' && viewingRefusal(call) === null,
  );

  expect(answered.map(([name]) => name).sort()).toEqual([
    'checkGroup',
    'checkGroupWords',
    'checkGroupsForGroup',
    'checkWordAgsAssets',
    'checkWordAssets',
    'checkWriting',
    'countDataExport',
    'familyReport',
    'listFilesInFolder',
    'masteryAndUsage',
    'previewActivities',
    'report',
    'reportByGroup',
    'signOut',
    'suggestWords',
    'wordsByNamesAndLocale',
  ]);
});
