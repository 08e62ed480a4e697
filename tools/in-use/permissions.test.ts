import { ALL_PERMISSIONS } from '@flink/contract/access/roles.ts';
import { calls } from '@flink/contract/calls/index.ts';
import { expect, test } from 'vitest';
import { isPutTogether, sourcesIn } from './sources.ts';

/** Rights that refuse nothing yet, each with the reason. */
const UNUSED: Readonly<Record<string, string>> = {
  'admin.my-account.view': 'everybody of the office has an account, and sees it',
  'admin.my-account.edit': 'the same',
};

/** Asked for by a name that the code puts together. */
const BY_NAME: readonly RegExp[] = [
  // The screens and answers of reports.
  /^admin\.reports\.([a-z-]+)\.view$/,
  // The kinds of groups.
  /^flinkMake\.searchAgsTab\.actions\.(edu|menu|word)Ags$/,
];

/** The leaves of a tree of permissions: `admin.users.view`. */
function leavesOf(rule: unknown, path = ''): readonly string[] {
  if (rule === true) return [path];
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return [];
  return Object.entries(rule).flatMap(([name, below]) =>
    leavesOf(below, path === '' ? name : `${path}.${name}`),
  );
}

const sources = sourcesIn('apps/web/src', 'apps/api/src', 'packages/make-kit/src', 'packages/contract/src');

/** Whether a service or a screen asks for it: `users: { edit: true }`, `may('users', 'edit')`. */
function isAskedFor(path: string): boolean {
  const [leaf = '', above = ''] = path.split('.').reverse();
  const tree = new RegExp(`\\b${above}'?: \\{[^{}]*\\b${leaf}'?: true`);
  const call = new RegExp(`may\\('${above}', '${leaf}'\\)`);
  return tree.test(sources) || call.test(sources);
}

test('every right of the tree of permissions is needed for a call, a screen or something on it', () => {
  const needed = new Set(Object.values(calls).flatMap(({ access }) => leavesOf(access)));
  const unused = ALL_PERMISSIONS.filter(
    (path) => !needed.has(path) && !isAskedFor(path) && !isPutTogether(sources, path, BY_NAME),
  );

  expect(unused.filter((path) => !(path in UNUSED))).toEqual([]);
});

test('a right that nothing asks for is found, and those that are listed exist', () => {
  const invented = ['admin.words.inventHere', 'admin.reports.invented-here.view'];

  expect(invented.filter((path) => isAskedFor(path) || isPutTogether(sources, path, BY_NAME))).toEqual([]);
  expect(Object.keys(UNUSED).filter((path) => !ALL_PERMISSIONS.some((one) => one === path))).toEqual([]);
});
