import { decoded } from '@flink/make-kit/legacy/decode.ts';
import { openZip } from '@flink/make-kit/legacy/open-zip.ts';

/** Twenty words need some kilobytes; a spreadsheet beyond this is something else. */
const MAX_FILE_BYTES = 5_000_000;
/** Of one part of a spreadsheet, unpacked: a few bytes can become any number. */
const MAX_PART_BYTES = 20_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 20;

export const WORD_FILES = '.csv,.tsv,.txt,.xlsx';

export type WordFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'tooLarge' | 'unreadable' };

const UNREADABLE = { ok: false, why: 'unreadable' } as const;

/** The text of a file, cells apart by tabs. UTF-8, UTF-16 and ISO-8859-1 are told apart (spec 3 §9). */
export async function readWordFile(file: File): Promise<WordFile> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, why: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip || /\.xlsx$/i.test(file.name)) return readSheet(file);
  const text = decoded(withMark(bytes));
  return text.includes('\0') ? UNREADABLE : { ok: true, text };
}

/** UTF-16 without a byte order mark: every other byte of Latin letters is empty. */
function withMark(bytes: Uint8Array): Uint8Array {
  const start = [...bytes.subarray(0, 64)];
  const empty = (from: 0 | 1) =>
    start.length >= 4 && start.filter((byte, at) => at % 2 === from && byte === 0).length * 4 >= start.length;
  const mark = empty(1) ? [0xff, 0xfe] : empty(0) ? [0xfe, 0xff] : null;
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return mark === null || hasMark ? bytes : new Uint8Array([...mark, ...bytes]);
}

async function readSheet(file: Blob): Promise<WordFile> {
  try {
    const opened = await openZip(file);
    if (!opened.ok) return UNREADABLE;
    const sheets = opened.files
      .filter(({ path }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path))
      .sort((one, other) => numberIn(one.path) - numberIn(other.path));
    const [sheet] = sheets;
    const shared = opened.files.find(({ path }) => path === 'xl/sharedStrings.xml');
    if (sheet === undefined) return UNREADABLE;
    if ([sheet, shared].some((part) => (part?.size ?? 0) > MAX_PART_BYTES))
      return { ok: false, why: 'tooLarge' };
    const texts = shared ? sharedTexts(parsed(await (await shared.bytes()).text())) : [];
    return { ok: true, text: sheetText(parsed(await (await sheet.bytes()).text()), texts) };
  } catch {
    return UNREADABLE;
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

function sheetText(xml: Document, shared: readonly string[]): string {
  const lines: string[] = [];
  for (const row of [...xml.getElementsByTagName('row')].slice(0, MAX_ROWS)) {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const at = columnOf(cell.getAttribute('r') ?? '');
      if (at >= MAX_COLUMNS) continue;
      const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
      const kind = cell.getAttribute('t');
      cells[at] = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textOf(cell) : value;
    }
    lines.push(Array.from(cells, (cell = '') => cell.replaceAll(/\s+/g, ' ').trim()).join('\t'));
  }
  return lines.join('\n');
}
