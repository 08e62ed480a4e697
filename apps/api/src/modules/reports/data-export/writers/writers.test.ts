import { defused, literal } from '@flink/contract/resources/kit/cells.ts';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { unzipped } from '../../../../testing/unzipped.ts';
import type { Cell, Row } from '../export-content.ts';
import { writeCsv } from './csv.ts';
import { writeNdjson } from './ndjson.ts';
import type { WrittenColumn, WrittenTable } from './written-table.ts';
import { workbook } from './xlsx.ts';

const column = (name: string, kind: WrittenColumn['kind']): WrittenColumn => ({
  name,
  kind,
  title: `${name} & <title>`,
  said: (value) => `said ${value}`,
});

const COLUMNS = [column('text', 'text'), column('count', 'count'), column('day', 'day')];

const table = (rows: readonly Row[], columns = COLUMNS, batch = 3): WrittenTable => ({
  title: "O'Brien: [2026]/*",
  columns,
  rows: (async function* () {
    for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
  })(),
});

async function written(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** What people call themselves, and what programs stumble over. */
const oddText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '@SUM(A1)',
    "'=x",
    'a,b',
    'say "hi"',
    'two\nlines',
    'with\r\nreturns',
    '<b>&amp;</b>',
    '_x0041_',
    'مرحبا',
    '👩‍👧',
    ' space ',
    '\t tab',
    'ends with\r',
  ),
);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
);
const rows = fc.array(
  fc.tuple(fc.option(oddText), fc.option(number), fc.option(day)) as fc.Arbitrary<Cell[]>,
  { maxLength: 20 },
);

const plain = (cell: Cell) => (Object.is(cell, -0) ? 0 : cell);

describe('CSV', () => {
  test('has no formula for a program that separates by semicolons either', async () => {
    const text = (await written(writeCsv(table([['Ana;=HYPERLINK("x")', 1, null]])))).toString();

    expect(text).toContain('"Ana;\'=HYPERLINK(""x"")",1,');
  });

  test('whatever is written is read again, texts as texts and numbers as numbers', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const text = (await written(writeCsv(table(cells)))).toString();

        expect(text.startsWith('\uFEFF')).toBe(true);
        const { data, errors } = Papa.parse<string[]>(text.slice(1), {
          newline: '\r\n',
          skipEmptyLines: false,
        });
        expect(errors).toEqual([]);
        const [head, ...lines] = data.slice(0, -1);
        expect(head).toEqual(COLUMNS.map(({ title }) => title));
        expect(lines.map(([first = '', second, third]) => [literal(first), second, third])).toEqual(
          cells.map(([first, second, third]) => [
            literal(defused(String(first ?? ''))),
            second === null ? '' : String(plain(second ?? null)),
            third ?? '',
          ]),
        );
      }),
    );
  });

  test('no cell begins as a formula', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const text = (
          await written(writeCsv(table(cells.map(([first]) => [first ?? null, 1, null]))))
        ).toString();

        const { data } = Papa.parse<string[]>(text.slice(1), { newline: '\r\n' });
        expect(data.slice(1).every(([first = '']) => !/^[=+\-@\t\r\n]/.test(first))).toBe(true);
      }),
    );
  });

  test('says choices in the language of who reads', async () => {
    const text = (await written(writeCsv(table([['adult']], [column('who', 'choice')])))).toString();

    expect(text).toContain('said adult');
  });
});

describe('NDJSON', () => {
  test('whatever is written is read again, a line by row', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const text = (await written(writeNdjson(table(cells)))).toString();

        const lines = text.split('\n').slice(0, -1);
        expect(lines.map((line) => Object.values(JSON.parse(line)))).toEqual(
          cells.map((row) => row.map((cell) => plain(cell))),
        );
      }),
    );
  });
});

describe('Excel', () => {
  const parser = new new JSDOM('').window.DOMParser();
  const read = (zip: Buffer) => {
    const files = unzipped(zip);
    const xml = (name: string) => parser.parseFromString(String(files.get(name)), 'application/xml');
    const names = [...xml('xl/workbook.xml').getElementsByTagName('sheet')].map((one) =>
      one.getAttribute('name'),
    );
    const sheets = names.map((_, at) =>
      [...xml(`xl/worksheets/sheet${at + 1}.xml`).getElementsByTagName('row')].map((row) =>
        [...row.getElementsByTagName('c')].map((cell) => {
          const shown = cell.textContent ?? '';
          if (cell.getAttribute('t') === 'inlineStr')
            return shown.replaceAll(/_x([0-9A-F]{4})_/g, (_sign, code) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            );
          return shown === '' ? null : Number(shown);
        }),
      ),
    );
    return { files, names, sheets };
  };
  const dayOf = (days: string | number | null | undefined) =>
    days == null
      ? null
      : new Date(Date.UTC(1899, 11, 30) + Number(days) * 86_400_000).toISOString().slice(0, 10);

  test('whatever is written is read again: texts, numbers and days', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const { sheets } = read(await written(workbook(table(cells), 1_000)));

        const [head, ...lines] = sheets[0] ?? [];
        expect(head).toEqual(COLUMNS.map(({ title }) => title));
        expect(lines.map(([first, second, third]) => [first, second, dayOf(third)])).toEqual(
          cells.map(([first, second, third]) => [first, plain(second ?? null), third]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('rows that a sheet does not hold go on in the next, each with its titles, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 2, max: 9 }),
        async (count, most) => {
          const numbers = Array.from({ length: count }, (_, at) => at);

          const { names, sheets } = read(
            await written(
              workbook(
                table(
                  numbers.map((n) => [n]),
                  [column('n', 'count')],
                ),
                most,
              ),
            ),
          );

          expect(sheets.flatMap(([, ...lines]) => lines.map(([n]) => n))).toEqual(numbers);
          expect(sheets.every((lines) => lines.length <= most)).toBe(true);
          expect(sheets.length).toBe(Math.max(1, Math.ceil(count / (most - 1))));
          expect(new Set(names).size).toBe(names.length);
          expect(names.every((name) => (name ?? '').length <= 31 && !/[\\/?*[\]:']/.test(name ?? ''))).toBe(
            true,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is a workbook with all its parts named', async () => {
    const { files } = read(await written(workbook(table([]), 10)));

    const types = String(files.get('[Content_Types].xml'));
    for (const part of ['/xl/workbook.xml', '/xl/styles.xml', '/xl/worksheets/sheet1.xml'])
      expect(types).toContain(`PartName="${part}"`);
    expect([...files.keys()]).toContain('_rels/.rels');
  });
});
