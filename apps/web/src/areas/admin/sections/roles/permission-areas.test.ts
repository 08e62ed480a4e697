import { ALL_PERMISSIONS } from '@flink/contract/access/roles.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { expect, test } from 'vitest';
import { readStrings } from '../../../../../../../content/load/strings.ts';
import { changedRights, permissionAreas } from './permission-areas.ts';

test('every permission stands once, and has words for its area, section and action', () => {
  const texts = readStrings();
  const areas = permissionAreas(ALL_PERMISSIONS);
  const paths = areas.flatMap(({ sections }) =>
    sections.flatMap(({ paths: of }) => of.map(({ path }) => path)),
  );
  const missing = areas.flatMap(({ area, sections }) => [
    ...(texts.has(`permission.area.${area}`) ? [] : [area]),
    ...sections.flatMap(({ section, paths: of }) => [
      ...(texts.has(`permission.section.${section.replaceAll('.', '-')}`) ||
      texts.has(titleKeyOf(section.replace('.', '-')))
        ? []
        : [section]),
      ...of.filter(({ action }) => !texts.has(`permission.${action}`)).map(({ action }) => action),
    ]),
  ]);

  expect(paths.toSorted()).toEqual([...ALL_PERMISSIONS].toSorted());
  expect(missing).toEqual([]);
});

const LISTS = ['admin.lists.view', 'admin.lists.create', 'admin.lists.edit'];
const RIGHTS = [...LISTS, 'admin.words.view', 'admin.organization-config.edit'];

test('who may change what stands in a section sees it too', () => {
  expect(changedRights(RIGHTS, new Set(), ['admin.lists.edit'], true)).toEqual([
    'admin.lists.view',
    'admin.lists.edit',
  ]);
  expect(changedRights(RIGHTS, new Set(), ['admin.organization-config.edit'], true)).toEqual([
    'admin.organization-config.edit',
  ]);
});

test('who no longer sees a section has no right left in it, and keeps all others', () => {
  const given = new Set([...LISTS, 'admin.words.view']);

  expect(changedRights(RIGHTS, given, ['admin.lists.view'], false)).toEqual(['admin.words.view']);
  expect(changedRights(RIGHTS, given, ['admin.lists.edit'], false)).toEqual([
    'admin.lists.view',
    'admin.lists.create',
    'admin.words.view',
  ]);
});
