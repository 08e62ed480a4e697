import { ROLE_ALIASES, roles } from '@flink/contract/access/roles.ts';
import { allows } from '@flink/contract/access/rules.ts';
import { expect, test } from 'vitest';
import { sectionsFor } from '../shared/office/office-sections.ts';
import { routeTable } from './route-table.ts';

test.each(ROLE_ALIASES)('what %s is offered is built, and opens', (alias) => {
  const holder = { ...roles[alias], flags: { staff: true, ...roles[alias].flags } };
  const opens = routeTable.filter(({ access }) => allows(access, holder)).map(({ path }) => path);

  const offered = sectionsFor(holder).map(({ path }) => path);

  expect(offered.filter((path) => !opens.includes(path))).toEqual([]);
  expect(offered).toContain('/admin/my-account');
});

test.each([
  ['REP', ['/admin/reports/revenue', '/admin/reports/financial', '/admin/reports/data-export']],
  ['TRANSLATOR', ['/admin/reports/translator-work']],
  ['SUPER', []],
] as const)('%s without the area of reports finds the own ones in Admin', (alias, own) => {
  const holder = { ...roles[alias], flags: { staff: true, ...roles[alias].flags } };

  const offered = sectionsFor(holder).filter(({ path }) => path.startsWith('/admin/reports/'));

  expect(offered.map(({ path, area }) => [path, area])).toEqual(own.map((path) => [path, 'admin']));
});

test.each([
  ['MASTER_ADMIN', false],
  ['MASTER_ORGANIZATION_ADMIN', false],
  ['REGION_ADMIN', false],
  ['LEARNING_CENTER_ADMIN', true],
  ['TEACHER', true],
] as const)(
  'the report of single families is offered where families are listed by name: %s',
  (alias, isThere) => {
    const holder = { ...roles[alias], flags: { staff: true, ...roles[alias].flags } };

    const offered = sectionsFor(holder).map(({ path }) => path);

    expect(offered.includes('/admin/reports/family')).toBe(isThere);
  },
);

test.each(ROLE_ALIASES)('%s stands before all screens of the area of reports or before none', (alias) => {
  const rules = routeTable.filter(({ path }) => path.startsWith('/flink-admin')).map(({ access }) => access);
  const opened = (flinkAdmin: boolean) =>
    rules.map((rule) => allows(rule, { ...roles[alias], flags: { flinkAdmin } }));

  expect(opened(false)).toEqual([false, false, false]);
  expect(opened(true)).toEqual([true, true, true]);
});
