import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { BadFile, MAX_TEXTS_IN_FILE, type ReadText } from './exchange-unit.ts';
import { textsOfRows } from './tables.ts';

const MAX_ENTRIES = 1_000;
/** Of all parts together: a small archive must not fill the memory. */
const MAX_UNPACKED_BYTES = 60_000_000;
const MAX_COLUMNS = 50;
const STORED = 0;
const DEFLATED = 8;

/** The parts of a workbook that are read, by their names. */
function partsOf(zip: Buffer, wanted: (name: string) => boolean): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) throw new BadFile('This is no workbook.');
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new BadFile('The workbook has too many parts.');
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  let left = MAX_UNPACKED_BYTES;
  for (let n = 0; n < count; n += 1) {
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const head = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    if (wanted(name)) {
      const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
      const bytes = zip.subarray(start, start + packed);
      if (method !== STORED && method !== DEFLATED)
        throw new BadFile('The workbook is packed in another way.');
      const content = method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: left });
      left -= content.length;
      if (left <= 0) throw new BadFile('The workbook is too large.');
      parts.set(name, content.toString());
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

interface Reading {
  readonly opened: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  readonly closed?: (tag: string) => void;
  readonly text?: (words: string) => void;
}

function parse(xml: string, { opened, closed, text }: Reading): void {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new BadFile(error.message);
  });
  parser.on('doctype', () => {
    throw new BadFile('A document type is not allowed.');
  });
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => opened(local(name), attributes as Record<string, string>));
  if (closed) parser.on('closetag', ({ name }) => closed(local(name)));
  if (text) parser.on('text', text);
  parser.write(xml).close();
}

/** Signs that XML cannot hold, as Excel writes them. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The texts of a list of strings; how their letters are set, and how they are read aloud, is left out. */
function sharedStrings(xml: string | undefined): readonly string[] {
  const strings: string[] = [];
  let [isText, phonetic] = [false, 0];
  if (xml !== undefined)
    parse(xml, {
      opened: (tag) => {
        if (tag === 'si') strings.push('');
        if (tag === 'rPh') phonetic += 1;
        isText = tag === 't' && phonetic === 0;
      },
      closed: (tag) => {
        if (tag === 'rPh') phonetic -= 1;
        if (tag === 't') isText = false;
      },
      text: (words) => {
        if (isText) strings[strings.length - 1] += words;
      },
    });
  return strings.map(unescaped);
}

/** `B7` is the second column. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowsOfSheet(xml: string, strings: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let column = -1;
  let type = 'n';
  let value: string | null = null;
  // Many cells may share one long text.
  let left = MAX_UNPACKED_BYTES;
  parse(xml, {
    opened: (tag, attributes) => {
      if (tag === 'row') {
        if (rows.length > MAX_TEXTS_IN_FILE) throw new BadFile('The sheet has too many lines.');
        rows.push([]);
        column = -1;
      } else if (tag === 'c') {
        column = columnOf(attributes.r, column + 1);
        if (column >= MAX_COLUMNS) throw new BadFile('The sheet has too many columns.');
        type = attributes.t ?? 'n';
        value = null;
      } else if (tag === 'v' || tag === 't') value ??= '';
    },
    closed: (tag) => {
      const row = rows.at(-1);
      if (tag !== 'c' || !row || value === null) return;
      while (row.length < column) row.push('');
      const cell =
        type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' ? unescaped(value) : value;
      left -= cell.length;
      if (left < 0) throw new BadFile('The sheet has too much text.');
      row[column] = cell;
    },
    text: (words) => {
      if (value !== null) value += words;
    },
  });
  return rows;
}

/** The first sheet of a workbook. */
export function readXlsx(zip: Buffer, language: string): readonly ReadText[] {
  try {
    const parts = partsOf(zip, (name) => /^xl\/(?:sharedStrings|worksheets\/[\w-]+)\.xml$/.test(name));
    const names = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/'));
    const first = names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))[0];
    const sheet = first === undefined ? undefined : parts.get(first);
    if (sheet === undefined) throw new BadFile('The workbook has no sheet.');
    const rows = rowsOfSheet(sheet, sharedStrings(parts.get('xl/sharedStrings.xml')));
    return textsOfRows(
      rows.map((row) => Array.from(row, (cell) => cell ?? '')),
      language,
    );
  } catch (error) {
    // What reads beyond the end of the file, and what cannot be unpacked.
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw new BadFile('This is no workbook.');
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new BadFile('The workbook is too large.');
    throw error;
  }
}
