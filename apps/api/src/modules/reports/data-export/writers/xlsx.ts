import { type ZipEntry, zipOf } from '../../../../zip.ts';
import type { Cell, Row } from '../export-content.ts';
import { readCell, type TableWriter, type WrittenColumn, type WrittenTable } from './written-table.ts';

/** What a sheet of Excel holds, the line of titles among them. */
const SHEET_ROWS = 1_048_576;
/** Of the name of a sheet. */
const NAME_LENGTH = 31;
const DAY_MS = 86_400_000;
/** Excel counts days from here, so that its 29 February 1900 is never met. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?$/;

const STYLES = { none: 0, title: 1, day: 2, moment: 3 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * A workbook while its rows are read: texts stand in their cells, so that nothing has to be known before the end. More
 * rows than a sheet holds go on in the next one.
 */
export const writeXlsx: TableWriter = (table) => workbook(table, SHEET_ROWS);

export async function* workbook(table: WrittenTable, sheetRows: number): AsyncGenerator<Uint8Array> {
  yield* zipOf(entriesOf(table, sheetRows));
}

async function* entriesOf(
  { title, columns, rows }: WrittenTable,
  sheetRows: number,
): AsyncGenerator<ZipEntry> {
  const source = new RowsInHand(rows[Symbol.asyncIterator]());
  let sheets = 0;
  do {
    sheets += 1;
    yield {
      name: `xl/worksheets/sheet${sheets}.xml`,
      content: sheetOf(columns, source, sheetRows),
    };
  } while (await source.hasMore());
  yield* frameOf(title, sheets);
}

/** Rows that one sheet leaves to the next. */
class RowsInHand {
  private readonly source: AsyncIterator<readonly Row[]>;
  private left: readonly Row[] = [];

  constructor(source: AsyncIterator<readonly Row[]>) {
    this.source = source;
  }

  async hasMore(): Promise<boolean> {
    while (this.left.length === 0) {
      const next = await this.source.next();
      if (next.done) return false;
      this.left = next.value;
    }
    return true;
  }

  /** Some of the next rows, at most so many. */
  take(most: number): readonly Row[] {
    const taken = this.left.slice(0, most);
    this.left = this.left.slice(taken.length);
    return taken;
  }
}

/** Rows in one piece of text. */
const ROWS_AT_ONCE = 500;

async function* sheetOf(
  columns: readonly WrittenColumn[],
  source: RowsInHand,
  sheetRows: number,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
      .map(
        ({ kind }, at) =>
          `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[kind] ?? 14}" customWidth="1"/>`,
      )
      .join(
        '',
      )}</cols><sheetData><row r="1">${columns.map(({ title }) => textCell(title, STYLES.title)).join('')}</row>`,
  );
  let at = 1;
  while (at < sheetRows && (await source.hasMore())) {
    const some = source.take(Math.min(ROWS_AT_ONCE, sheetRows - at));
    yield Buffer.from(some.map((row, index) => rowXml(columns, row, at + index + 1)).join(''));
    at += some.length;
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const WIDTHS: Readonly<Partial<Record<WrittenColumn['kind'], number>>> = { name: 24, text: 28, moment: 20 };

const rowXml = (columns: readonly WrittenColumn[], row: Row, number: number): string =>
  `<row r="${number}">${columns.map((column, at) => cellXml(column, row[at] ?? null)).join('')}</row>`;

function cellXml(column: WrittenColumn, cell: Cell): string {
  if (cell === null) return '<c/>';
  if (column.kind === 'day' || column.kind === 'moment') {
    const days = daysOf(String(cell));
    if (days !== null) return `<c s="${STYLES[column.kind]}"><v>${days}</v></c>`;
  }
  const value = readCell(column, cell);
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : textCell(value, STYLES.none);
}

/** Days since Excel began to count; null for what is no day that it knows. */
function daysOf(text: string): number | null {
  const parts = MOMENT.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const days = (Date.UTC(year, month - 1, day, hour, minute, second) - FIRST_DAY) / DAY_MS;
  return days > 60 ? Math.round(days * 1e8) / 1e8 : null;
}

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** What XML cannot hold is written as Excel writes it, and what looks like that already is kept apart. */
const NO_XML = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

function xmlText(text: string): string {
  return text
    .replaceAll(NO_XML, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Signs that the name of a sheet may not have. */
const sheetName = (title: string, number: number): string => {
  const end = number === 1 ? '' : ` ${number}`;
  const name = title.replaceAll(/[\\/?*[\]:'\p{Cc}]/gu, ' ').trim() || 'Flink';
  return `${[...name].slice(0, NAME_LENGTH - end.length - 8).join('')}${end}`;
};

function* frameOf(title: string, sheets: number): Generator<ZipEntry> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const file = (name: string, xml: string): ZipEntry => ({ name, content: [Buffer.from(`${HEAD}${xml}`)] });
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  yield file(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers
      .map(
        (n) =>
          `<sheet name="${xmlText(sheetName(title, n)).replaceAll('"', '&quot;')}" sheetId="${n}" r:id="rId${n}"/>`,
      )
      .join('')}</sheets></workbook>`,
  );
  yield file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${numbers
      .map((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield file(
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  );
  yield file(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield file(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/styles.xml', 'styles')}${numbers
      .map((n) => type(`/xl/worksheets/sheet${n}.xml`, 'worksheet'))
      .join('')}</Types>`,
  );
}
