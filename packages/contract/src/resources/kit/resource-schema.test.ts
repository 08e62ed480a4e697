import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choice,
  day,
  type Field,
  file,
  files,
  longText,
  number,
  onOff,
  optional,
  perLocale,
  reference,
  references,
  text,
  valuesIn,
} from './field.ts';
import { defineResource } from './resource.ts';
import { changedSchema, valuesSchema } from './resource-schema.ts';

const ID = '019a1111-1111-7111-8111-111111111111';

const parcels = defineResource({
  name: 'parcels',
  section: 'lists',
  group: 'language',
  icon: 'list-check',
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

test('lists and what differs by language are empty where nothing or null is sent', () => {
  const schema = valuesSchema({ pictures: optional(perLocale(file('image'))), scenes: files('image', 3) });

  expect(schema.parse({ pictures: null, scenes: null })).toEqual({ pictures: {}, scenes: [] });
  expect(schema.parse({})).toEqual({ pictures: {}, scenes: [] });
});

test('a value by language that must be there is refused as null', () => {
  expect(valuesSchema({ names: perLocale(text(5)) }).safeParse({ names: null }).success).toBe(false);
});

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

const kept = (field: Field, value: unknown) => {
  const parsed = valuesSchema({ it: field }).safeParse({ it: value });
  return parsed.success ? { value: (parsed.data as { it: unknown }).it } : null;
};

const locale = fc.constantFrom('en', 'es', 'sw', 'pt-BR');
const words = fc.string({ minLength: 1, maxLength: 20 }).filter((held) => held.trim() !== '');

test('what is written in some languages is kept in those and no other', () => {
  fc.assert(
    fc.property(fc.dictionary(locale, fc.option(words, { nil: '' })), (held) => {
      const written = Object.entries(held).filter(([, value]) => value !== '');

      const parsed = kept(optional(perLocale(text(20))), held);

      expect(parsed?.value).toEqual(
        Object.fromEntries(written.map(([code, value]) => [code, value?.trim()])),
      );
      expect(kept(perLocale(text(20)), held) === null).toBe(written.length === 0);
    }),
  );
});

test('what is too long in one language is refused, and so is what is no language', () => {
  fc.assert(
    fc.property(locale, fc.integer({ min: 1, max: 50 }), (code, max) => {
      expect(kept(perLocale(text(max)), { [code]: 'x'.repeat(max) })).not.toBeNull();
      expect(kept(perLocale(text(max)), { [code]: 'x'.repeat(max + 1) })).toBeNull();
      expect(kept(perLocale(text(max)), { [`${code} ; drop`]: 'x' })).toBeNull();
    }),
  );
});

test('a list keeps its order, holds each once and no more than it may', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 0, max: 12 }), (held, max) => {
      const fits = held.length <= max;

      expect(kept(references('regions', max), held)).toEqual(fits ? { value: held } : null);
      expect(kept(files('image', max), held)).toEqual(fits ? { value: held } : null);
      for (const one of held) expect(kept(references('regions', 99), [one, one])).toBeNull();
    }),
  );
  expect(kept(references('regions'), ['nobody'])).toBeNull();
});

test('a day is a day of the calendar', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') }),
      (date) => {
        const held = date.toISOString().slice(0, 10);
        expect(kept(day, held)).toEqual({ value: held });
      },
    ),
  );
  for (const wrong of ['2026-02-30', '1.3.2026', '2026-03-01T00:00:00Z', '', null])
    expect(kept(day, wrong)).toBeNull();
  expect(kept(optional(day), '')).toEqual({ value: null });
});

test('every value of a field has a place where its error belongs', () => {
  const places = (field: Field, value: unknown) =>
    Array.from(valuesIn('it', field, value), ([place]) => place);

  expect(places(file('image'), 'a')).toEqual(['it']);
  expect(places(optional(file('image')), null)).toEqual([]);
  expect(places(files('image', 3), ['a', 'b'])).toEqual(['it.0', 'it.1']);
  expect(places(perLocale(file('audio')), { en: 'a', es: 'b' })).toEqual(['it.en', 'it.es']);
  expect(places(perLocale(reference('solutions')), { sw: ID })).toEqual(['it.sw']);
});
