import { RESOURCES } from '@flink/contract/resources/all.ts';
import { filtersOf } from '@flink/contract/resources/kit/filters.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { isCurrency } from '@flink/contract/rules/billing/money.ts';
import { iconPaths } from '@flink/ui/office/icons/icon-paths.ts';
import { expect, test } from 'vitest';
import { readStrings } from '../load/strings.ts';

const rows = readStrings();

test.each(Object.values(RESOURCES) as readonly Resource[])(
  '$name has a word for each of its fields, values and columns',
  (resource) => {
    const { name, fields, shown = [], hinted = [] } = resource;
    const wanted = [
      'about',
      ...Object.keys(fields),
      ...shown,
      ...hinted.map((field) => `${field}Hint`),
      ...Object.keys(resource.bulk ?? {}).map((action) => `bulk.${action}`),
      ...filtersOf(resource).map((filter) => filter.name),
    ].map((key) => `resource.${name}.${key}`);
    // A currency has one name wherever it is chosen.
    const options = filtersOf(resource).flatMap((filter) =>
      filter.kind === 'choice'
        ? filter.values.map((value) =>
            isCurrency(value) ? `currency.${value}` : `resource.${name}.${filter.name}.${value}`,
          )
        : [],
    );

    expect([...wanted, ...options].filter((key) => !rows.has(key))).toEqual([]);
  },
);

test.each(Object.values(RESOURCES) as readonly Resource[])(
  '$name and what is done to many of it have one of the drawn icons',
  ({ icon, bulk = {} }) => {
    for (const drawn of [icon, ...Object.values(bulk)]) expect(Object.keys(iconPaths)).toContain(drawn);
  },
);
