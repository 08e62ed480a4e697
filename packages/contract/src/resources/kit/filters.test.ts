import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choice,
  day,
  file,
  number,
  onOff,
  optional,
  perLocale,
  price,
  reference,
  references,
  text,
} from './field.ts';
import { filterValue } from './filter-schema.ts';
import { filtersOf, fitsFilter, rangeOf, rangeText } from './filters.ts';
import { defineResource, type Resource } from './resource.ts';

const parcels = defineResource({
  name: 'parcels',
  section: 'lists',
  group: 'language',
  icon: 'list-check',
  fields: {
    name: text(5),
    picture: optional(file('image')),
    size: choice(['small', 'large']),
    fragile: onOff,
    regionId: optional(reference('regions')),
    centerIds: references('learningCenters'),
    menus: optional(perLocale(reference('solutions'))),
    labels: perLocale(text(20)),
    due: optional(day),
    weight: number(1, 12),
    cost: optional(price(100)),
    position: number(0, 9),
  },
  title: 'name',
  shown: ['regionName', 'state', 'sentAt'],
  columns: ['name', 'regionName', 'due'],
  filters: { state: ['open', 'closed'] },
  notFiltered: { position: 'It only says the order.' },
}) as unknown as Resource;

const filters = Object.fromEntries(filtersOf(parcels).map((filter) => [filter.name, filter]));

test('filters follow from the fields, those of the columns first', () => {
  expect(Object.values(filters).map(({ name, kind }) => [name, kind])).toEqual([
    ['regionId', 'reference'],
    ['due', 'days'],
    ['state', 'choice'],
    ['size', 'choice'],
    ['fragile', 'onOff'],
    ['centerIds', 'reference'],
    ['menus', 'reference'],
    ['labels', 'locales'],
    ['weight', 'numbers'],
    ['cost', 'numbers'],
    ['sentAt', 'days'],
  ]);
});

const ID = '019a1111-1111-7111-8111-111111111111';

test.each([
  ['size', ['small'], ['huge', 'none', '']],
  ['fragile', ['yes', 'no'], ['true', 'none', '']],
  ['regionId', [ID, 'none'], ['somewhere', '']],
  ['centerIds', [ID, 'none'], ['some']],
  ['labels', ['es', 'none.es', 'pt-BR'], ['none.', 'no language', '']],
  [
    'due',
    ['2026-01-01..2026-01-31', '2026-01-01..', '..2026-01-31', 'none'],
    ['..', '2026-01-01', '2026-02-30..', '9999-12-31..', ''],
  ],
  ['sentAt', ['2026-01-01..', 'none'], ['2026-01-01T00:00:00Z..']],
  ['weight', ['1..5', '..5', '12..12'], ['1', '1.5..', 'none', '1e3..', '9999999999..', '0..', '..13']],
  ['cost', ['1.50..', '..5', 'none'], ['1.505..']],
] as const)('%s takes %j and refuses %j', (name, good, bad) => {
  const filter = filters[name];
  if (!filter) throw new Error(name);

  expect(good.filter((value) => !fitsFilter(filter, value))).toEqual([]);
  expect(bad.filter((value) => fitsFilter(filter, value))).toEqual([]);
});

test('the address and the call take the same values', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.uuid(),
    fc.constantFrom('none', 'none.es', 'es', 'yes', 'small', '1..2', '2026-01-01..', '..2026-02-30', '..'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(filters)), value, (filter, entered) => {
      expect(filterValue(filter).safeParse(entered).success).toBe(fitsFilter(filter, entered));
    }),
  );
});

test('a range comes back as it was written', () => {
  const end = fc.option(fc.constantFrom('2026-01-01', '-5', '1.25'));
  fc.assert(
    fc.property(end, end, (from, to) => {
      expect(rangeOf(rangeText({ from, to }))).toEqual({ from, to });
    }),
  );
});
