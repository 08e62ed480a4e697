import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Field, type Fields, referredBy } from './field.ts';

/** Names the row of a line of a table in a file; a line without one is a new row. */
export const ID_COLUMN = '_id';
/** Which state of the row the line was taken from: what somebody else changed meanwhile is not overwritten. */
export const VERSION_COLUMN = 'version';

/** Between several values of one cell. */
const BETWEEN = '|';

/**
 * A program that opens the file would calculate a cell that begins so, or run what it names. One that separates by other
 * signs than the comma begins a cell in the middle of ours, whatever quotes are around it.
 */
const FORMULA = /(?:^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['"]*[=+\-@＝＋－＠]))/g;
const DEFUSED = /(?:^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠]))/g;

/** A text that stays a text wherever it is opened. */
export const defused = (text: string): string => text.replace(FORMULA, "'");

/** What stood in the cell before it was made harmless; a formula that somebody typed is its letters and no more. */
export const literal = (cell: string): string => cell.replace(DEFUSED, '');

/** How the lines of every table are written. */
export const CSV_LINES = {
  newline: '\r\n',
  quotes: (cell: unknown): boolean => typeof cell === 'string' && /[;\t]/.test(cell),
} as const;

/** Where the value of a column belongs. */
export interface Place {
  readonly name: string;
  readonly field: Field;
  /** Of a text in many languages, which one. */
  readonly locale?: string;
}

/** What a column holds; null for one that nobody knows. */
export function placeOf(fields: Fields, column: string): Place | null {
  const [name = '', ...rest] = column.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  if (field.kind !== 'perLocale') return rest.length === 0 ? { name, field } : null;
  const [locale] = rest;
  return rest.length === 1 && locale ? { name, field, locale } : null;
}

/** The columns of a whole table, as it leaves and as it may come back. */
export const columnsOf = (fields: Fields, locales: readonly string[]): readonly string[] => [
  ID_COLUMN,
  VERSION_COLUMN,
  ...Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'perLocale' ? locales.map((locale) => `${name}.${locale}`) : [name],
  ),
];

/** Columns that nobody knows, and those that stand there twice. */
export function wrongColumns(fields: Fields, columns: readonly string[]) {
  const isKnown = (column: string) =>
    column === ID_COLUMN || column === VERSION_COLUMN || placeOf(fields, column) !== null;
  return {
    unknown: columns.filter((column) => !isKnown(column)),
    repeated: [...new Set(columns.filter((column, at) => columns.indexOf(column) !== at))],
  };
}

type Row = Readonly<Record<string, unknown>>;

/** One cell of a row on its way out. `nameOf` says what a row that it refers to is called, if that is plain. */
export function cellOf(fields: Fields, row: Row, column: string, nameOf = (_to: string, id: string) => id) {
  if (column === ID_COLUMN || column === VERSION_COLUMN) return String(row[column] ?? '');
  const place = placeOf(fields, column);
  if (!place) return '';
  const held = place.locale ? (row[place.name] as Row | null)?.[place.locale] : row[place.name];
  if (held === null || held === undefined) return '';
  if (place.field.kind === 'structure') return defused(JSON.stringify(held));
  const to = referredBy(place.field);
  const text = (value: unknown) => (to ? nameOf(to, String(value)) : String(value));
  if (Array.isArray(held)) return defused(held.map(text).join(BETWEEN));
  if (typeof held === 'boolean') return held ? 'yes' : 'no';
  return typeof held === 'number' ? String(held) : defused(text(held));
}

const YES = new Set(['yes', 'true', '1', 'x', 'sí', 'si', 'ndiyo']);
const NO = new Set(['no', 'false', '0', '', 'hapana']);

/** What a cell says: a value of its field, before the field has looked at it; or why it says nothing. */
export type Said = { readonly value: unknown } | { readonly code: ErrorCode };

export function saidIn({ field, locale }: Place, cell: string): Said {
  const text = literal(cell.trim());
  if (locale) return { value: text };
  switch (field.kind) {
    case 'onOff': {
      const word = text.toLowerCase();
      return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : { code: 'import.yesOrNo' };
    }
    case 'number':
      if (text === '') return { value: null };
      return (field.decimals ? /^-?\d{1,12}(\.\d{1,2})?$/ : /^-?\d{1,15}$/).test(text)
        ? { value: Number(text) }
        : {
            code: /^-?\d+[.,]\d+$/.test(text) && !field.decimals ? 'import.wholeNumber' : 'request.notNumber',
          };
    case 'day':
      // Spreadsheets write days as their reader does, and 1/2 is two days.
      if (text === '') return { value: null };
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { code: 'import.day' };
    case 'choices':
    case 'references':
    case 'files':
      return { value: text === '' ? [] : text.split(BETWEEN).map((one) => one.trim()) };
    default:
      return { value: text === '' ? null : text };
  }
}

/** What a new row holds where the file has no column. */
export function valueWithoutCell(field: Field): unknown {
  switch (field.kind) {
    case 'onOff':
      return false;
    case 'choices':
    case 'references':
    case 'files':
      return [];
    case 'perLocale':
      return {};
    default:
      return null;
  }
}
