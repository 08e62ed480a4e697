import { ALL_PERMISSIONS } from '@flink/contract/access/roles.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { expect, test } from 'vitest';
import { readStrings } from '../../../../../../../content/load/strings.ts';
import { permissionAreas } from './permission-areas.ts';

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
