import { RESOURCES } from '@flink/contract/resources/all.ts';
import { filtersOf } from '@flink/contract/resources/kit/resource.ts';
import { iconPaths } from '@flink/ui/office/icons/icon-paths.ts';
import { expect, test } from 'vitest';
import { readStrings } from '../load/strings.ts';

const rows = readStrings();

test.each(Object.values(RESOURCES))(
  '$name has a word for each of its fields, values and columns',
  (resource) => {
    const { name, fields, shown = [], hinted = [] } = resource;
    const wanted = [
      'about',
      ...Object.keys(fields),
      ...shown,
      ...hinted.map((field) => `${field}Hint`),
      ...filtersOf(resource).flatMap(([field, values]) => values.map((value) => `${field}.${value}`)),
    ].map((key) => `resource.${name}.${key}`);

    expect(wanted.filter((key) => !rows.has(key))).toEqual([]);
  },
);

test.each(Object.values(RESOURCES))('$name has one of the drawn icons', ({ icon }) => {
  expect(Object.keys(iconPaths)).toContain(icon);
});
