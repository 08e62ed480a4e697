import { openZip } from '@flink/make-kit/legacy/open-zip.ts';

/** Of one part of a spreadsheet, unpacked: a few bytes can become any number. */
const MAX_PART_BYTES = 20_000_000;

const MAX_ROWS = 200_000;

export type SheetRows =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly why: 'tooLarge' | 'unreadable' };

/** The cells of the first sheet of an .xlsx file; columns behind the last one that is read are left out. */
export async function sheetRows(file: Blob, maxColumns: number): Promise<SheetRows> {
  try {
    const opened = await openZip(file);
    if (!opened.ok) return { ok: false, why: 'unreadable' };
    const [sheet] = opened.files
      .filter(({ path }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path))
      .sort((one, other) => numberIn(one.path) - numberIn(other.path));
    const shared = opened.files.find(({ path }) => path === 'xl/sharedStrings.xml');
    if (sheet === undefined) return { ok: false, why: 'unreadable' };
    if ([sheet, shared].some((part) => (part?.size ?? 0) > MAX_PART_BYTES))
      return { ok: false, why: 'tooLarge' };
    const texts = shared ? sharedTexts(parsed(await (await shared.bytes()).text())) : [];
    return { ok: true, rows: cellsOf(parsed(await (await sheet.bytes()).text()), texts, maxColumns) };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}

const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0]);

function parsed(xml: string): Document {
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  if (read.querySelector('parsererror')) throw new SyntaxError('This is not XML');
  return read;
}

/** Phonetic guides of Japanese stand in `rPh` and are no part of the text. */
const textOf = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('');

const sharedTexts = (xml: Document): string[] => [...xml.getElementsByTagName('si')].map(textOf);

/** From 0: `B7` stands in the second column. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]+/.exec(place)?.[0] ?? 'A')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) -
  1;

function cellsOf(xml: Document, shared: readonly string[], maxColumns: number): string[][] {
  const rows: string[][] = [];
  for (const row of xml.getElementsByTagName('row')) {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const at = columnOf(cell.getAttribute('r') ?? '');
      if (at >= maxColumns) continue;
      const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
      const kind = cell.getAttribute('t');
      cells[at] = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textOf(cell) : value;
    }
    const at = Number(row.getAttribute('r') ?? rows.length + 1) - 1;
    if (!(at >= 0 && at < MAX_ROWS)) break;
    rows[at] = Array.from(cells, (cell = '') => cell.trim());
  }
  // Empty rows are not in the file, but they count.
  return Array.from(rows, (cells = []) => cells);
}
