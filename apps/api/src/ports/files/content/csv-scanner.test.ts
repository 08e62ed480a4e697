import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvScanner } from './csv-scanner.ts';

function isTable(text: string): boolean {
  const scanner = new CsvScanner();
  return scanner.push(Buffer.from(text)) && scanner.end();
}

test('every well-made table is one, whatever stands in its fields', () => {
  const field = fc.string().map((content) => `"${content.replaceAll('"', '""')}"`);
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }),
    );

  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      (rows, delimiter, end) => {
        expect(isTable(rows.map((row) => row.join(delimiter)).join(end))).toBe(true);
      },
    ),
  );
});

test.each([
  ['one record', 'a,b'],
  ['one column', 'a\nb\nc'],
  ['records of different width', 'a,b\nc,d,e'],
  ['a quote that is never closed', 'a,b\n"c,d'],
  ['nothing', ''],
])('%s is not a table', (_name, text) => {
  expect(isTable(text)).toBe(false);
});

test('blank lines between and after records do not count', () => {
  expect(isTable('a,b\n\n1,2\n\n')).toBe(true);
});
