import { expect, test } from 'vitest';
import { choice, longText, number, onOff, optional, reference, text } from './field.ts';
import { defineResource, filtersOf } from './resource.ts';
import { changedSchema, valuesSchema } from './resource-schema.ts';

const ID = '019a1111-1111-7111-8111-111111111111';

const parcels = defineResource({
  name: 'parcels',
  section: 'lists',
  fields: {
    name: text(5),
    note: optional(longText(10)),
    weight: number(1, 9),
    fragile: onOff,
    size: choice(['small', 'large']),
    regionId: optional(reference('regions')),
  },
  title: 'name',
  columns: ['name'],
});

const parcel = { name: 'box', note: null, weight: 2, fragile: true, size: 'small', regionId: ID } as const;
const values = valuesSchema(parcels.fields);

test('what fits is taken, trimmed; what was left empty is nothing', () => {
  expect(values.parse({ ...parcel, name: ' box ', note: '', regionId: '' })).toEqual({
    ...parcel,
    note: null,
    regionId: null,
  });
});

test.each([
  ['name', ' '],
  ['name', 'boxbox'],
  ['note', 'x'.repeat(11)],
  ['weight', 0],
  ['weight', 1.5],
  ['weight', '2'],
  ['fragile', 'yes'],
  ['size', 'huge'],
  ['regionId', 'somewhere'],
  ['other', 1],
])('%s is refused as %j', (field, value) => {
  expect(values.safeParse({ ...parcel, [field]: value }).success).toBe(false);
});

test('a change names the row and the version that was read', () => {
  const changed = changedSchema(parcels.fields);

  expect(changed.safeParse({ ...parcel, _id: ID, version: 3 }).success).toBe(true);
  expect(changed.safeParse({ ...parcel, _id: ID }).success).toBe(false);
});

test('what is chosen from a few values narrows the table', () => {
  expect(filtersOf(parcels as never)).toEqual([['size', ['small', 'large']]]);
});
