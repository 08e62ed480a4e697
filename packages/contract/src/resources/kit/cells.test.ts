import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, columnsOf, defused, literal, placeOf, saidIn, wrongColumns } from './cells.ts';
import { choice, day, number, onOff, optional, perLocale, reference, references, text } from './field.ts';

const FIELDS = {
  name: text(200),
  note: optional(text(200)),
  weight: number(-9, 9),
  since: optional(day),
  fragile: onOff,
  size: choice(['small', 'large']),
  regionId: optional(reference('regions')),
  rooms: references('rooms'),
  title: perLocale(text(200)),
};

const LOCALES = ['en', 'es'];

const trimmed = fc.string({ unit: 'grapheme', minLength: 1 }).filter((held) => held === held.trim());
/** What somebody would like a spreadsheet to run. */
const nasty = fc
  .tuple(fc.constantFrom("'", '=', '+', '-', '@', "''=", "'@", '＝', '=HYPERLINK("x")'), trimmed)
  .map(([start, rest]) => start + rest);
const words = fc.oneof(
  trimmed,
  nasty,
  fc.tuple(trimmed, fc.constantFrom(';', '\t', '\n'), nasty).map((parts) => parts.join('')),
);

const rows = fc.record({
  _id: fc.uuid(),
  version: fc.integer({ min: 1, max: 99 }),
  name: words,
  note: fc.option(words, { nil: null }),
  weight: fc.integer({ min: -9, max: 9 }),
  since: fc.constantFrom(null, '2026-03-01'),
  fragile: fc.boolean(),
  size: fc.constantFrom('small', 'large'),
  regionId: fc.option(fc.uuid(), { nil: null }),
  rooms: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
  title: fc.record({ en: words, es: words }),
});

test('a row that leaves as cells comes back as it was', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const back: Record<string, unknown> = { title: {} };
      for (const column of columnsOf(FIELDS, LOCALES)) {
        const place = placeOf(FIELDS, column);
        if (!place) continue;
        const said = saidIn(place, cellOf(FIELDS, row, column));
        const value = 'value' in said ? said.value : said;
        if (place.locale) (back.title as Record<string, unknown>)[place.locale] = value;
        else back[place.name] = value;
      }

      const { _id, version, ...values } = row;
      expect(back).toEqual(values);
    }),
  );
});

test('no text leaves as something that a spreadsheet would run', () => {
  fc.assert(
    fc.property(words, (held) => {
      expect(defused(held)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(literal(defused(held))).toBe(held);
    }),
  );
});

test('nor does a part of it that another program takes for a cell', () => {
  expect(defused('Ana;=HYPERLINK("x")')).toBe('Ana;\'=HYPERLINK("x")');
  expect(defused('Ana;"=1"\t@x\n-2')).toBe("Ana;'\"=1\"\t'@x\n'-2");
  expect(defused('a; b\nc - d')).toBe('a; b\nc - d');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(';', '\t', '\n', '\r', "'", '"', '=', '@', 'a')), (signs) => {
      const held = signs.join('');
      expect(defused(held)).not.toMatch(/(?:^|[;\t\r\n]"*)[=@]/);
      expect(literal(defused(held))).toBe(held);
    }),
  );
});

test('a formula in a file is its letters', () => {
  expect(saidIn({ name: 'name', field: FIELDS.name }, '=1+1')).toEqual({ value: '=1+1' });
});

test.each([
  ['fragile', 'Yes', { value: true }],
  ['fragile', '', { value: false }],
  ['fragile', 'perhaps', { code: 'import.yesOrNo' }],
  ['weight', '3', { value: 3 }],
  ['weight', '3,5', { code: 'import.wholeNumber' }],
  ['weight', 'three', { code: 'request.notNumber' }],
  ['since', '2027-12-31', { value: '2027-12-31' }],
  ['since', '31/12/2027', { code: 'import.day' }],
  ['weight', '', { value: null }],
  ['rooms', 'a | b', { value: ['a', 'b'] }],
  ['note', '  ', { value: null }],
] as const)('%s reads %j', (name, cell, said) => {
  expect(saidIn({ name, field: FIELDS[name] }, cell)).toEqual(said);
});

test('columns that nobody knows and those that stand there twice are named', () => {
  const columns = ['_id', 'name', 'nmae', 'title.es', 'title', 'name.en', '__proto__', 'name'];

  expect(wrongColumns(FIELDS, columns)).toEqual({
    unknown: ['nmae', 'title', 'name.en', '__proto__'],
    repeated: ['name'],
  });
});
