import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';
import { type FileTable, readTable } from './read-table.ts';
import { refusedCsv } from './refused-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Letters that ISO-8859-1 has, without the signs that steer a terminal. */
const letter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code < 0x7f || code > 0x9f)
  .map((code) => String.fromCharCode(code));
const latinWords = fc.string({ unit: letter, maxLength: 12 });
const anyWords = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replaceAll(/[\0\uFEFF]/g, '').toWellFormed());

const tables = (words: fc.Arbitrary<string>) =>
  fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.record({
      columns: fc.constant(['name', 'note', 'size', 'title.es'].slice(0, width)),
      rows: fc.array(fc.array(words, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 6,
      }),
      delimiter: fc.constantFrom(',', ';', '\t'),
      newline: fc.constantFrom('\n', '\r\n'),
    }),
  );

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

test('whatever separates the cells, a table is read as it was written; empty rows are dropped and still counted', () => {
  fc.assert(
    fc.property(tables(anyWords), fc.constantFrom('', '\uFEFF'), ({ columns, rows, ...how }, mark) => {
      const file = mark + Papa.unparse([columns, ...rows], { ...how, quotes: true });

      const read = readTable(utf8(file));

      const lines = rows.map((cells, at) => ({ row: at + 2, cells })).filter(({ cells }) => !isEmpty(cells));
      expect(read).toEqual(lines.length === 0 ? { code: 'csv.noRows' } : { columns, lines });
    }),
  );
});

test('a file of an older spreadsheet is told apart from UTF-8', () => {
  fc.assert(
    fc.property(latinWords, (text) => {
      expect(decoded(utf8(text))).toBe(text);
      expect(decoded(utf8(`\uFEFF${text}`))).toBe(text);
    }),
  );
  for (const text of ['Muñoz', 'Straße', 'señorita; café', 'ÀÉÎõü'])
    expect(decoded(latin1(text)), text).toBe(text);
});

test('a separator at the end of every line is no column; a column with a value and no name is', () => {
  expect(readTable(utf8('name;note;\nA;b;\nC;d;\n'))).toEqual({
    columns: ['name', 'note'],
    lines: [
      { row: 2, cells: ['A', 'b'] },
      { row: 3, cells: ['C', 'd'] },
    ],
  });
  expect(readTable(utf8('name,\nA,b'))).toMatchObject({ columns: ['name', ''] });
});

test('what is no text and what has no rows says so', () => {
  expect(readTable(latin1('PK\u0003\u0004\0\0'))).toEqual({ code: 'csv.unreadable' });
  expect(readTable(utf8(''))).toEqual({ code: 'csv.noRows' });
  expect(readTable(utf8('name,note\n\n , \n'))).toEqual({ code: 'csv.noRows' });
});

test('refused rows leave with number and reason, and come back as they were', () => {
  const table: FileTable = {
    columns: ['name', 'note'],
    lines: [
      { row: 2, cells: ['=1+1', 'fine'] },
      { row: 4, cells: ['a;b', '"quoted"'] },
    ],
  };

  const file = refusedCsv(table, new Map([[4, 'name: Required']]));
  const back = readTable(utf8(file));

  expect(file).toContain('4,name: Required');
  expect(back).toEqual({ columns: ['name', 'note'], lines: [{ row: 2, cells: ['a;b', '"quoted"'] }] });
});
