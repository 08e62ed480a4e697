import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import {
  cellOf,
  ID_COLUMN,
  type Place,
  placeOf,
  saidIn,
  VERSION_COLUMN,
  valueWithoutCell,
  wrongColumns,
} from '@flink/contract/resources/kit/cells.ts';
import { type Fields, referredBy } from '@flink/contract/resources/kit/field.ts';
import type { ImportBody } from '@flink/contract/resources/kit/import-calls.ts';
import { valuesSchema } from '@flink/contract/resources/kit/resource-schema.ts';
import { fieldErrors } from '../plugins/validation.ts';
import type { Values } from './resource.repo.ts';

/** A line of a table in a file. */
export interface Line {
  /** As a spreadsheet counts it. */
  readonly row: number;
  /** Empty for a new row. */
  readonly _id: string;
  readonly version: string;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly column: string;
  readonly place: Place;
  readonly text: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => UUID.test(text);

/** Throws for a table whose columns are not those of the resource. */
export function linesOf(
  fields: Fields,
  locales: readonly string[],
  { columns, rows }: Pick<ImportBody, 'columns' | 'rows'>,
): Line[] {
  const { unknown, repeated } = wrongColumns(fields, columns);
  const places = columns.map((column) => placeOf(fields, column));
  const inNoLanguage = columns.filter((_, at) => {
    const locale = places[at]?.locale;
    return locale !== undefined && !locales.includes(locale);
  });
  const strange = [...unknown, ...inNoLanguage];
  if (strange.length > 0)
    throw new AppError('import.unknownColumns', { params: { list: strange.join(', ') } });
  if (repeated.length > 0)
    throw new AppError('import.repeatedColumns', { params: { list: repeated.join(', ') } });
  return rows.map(({ row, cells }) => {
    const textIn = (column: string) => (cells[columns.indexOf(column)] ?? '').trim();
    return {
      row,
      _id: textIn(ID_COLUMN).toLowerCase(),
      version: textIn(VERSION_COLUMN),
      cells: columns.flatMap((column, at) => {
        const place = places[at];
        return place ? [{ column, place, text: cells[at] ?? '' }] : [];
      }),
    };
  });
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : [];

/** Every name by which the lines refer to rows of another kind, in small letters. */
export function namesReferredTo(lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { place, text } of lines.flatMap(({ cells }) => cells)) {
    const to = referredBy(place.field);
    const said = to ? saidIn(place, text) : null;
    if (!to || !said || 'code' in said) continue;
    for (const name of textsIn(said.value))
      if (name !== '' && !isId(name)) names.set(to, (names.get(to) ?? new Set()).add(name.toLowerCase()));
  }
  return names;
}

/** The ids of all rows of a kind that bear a name, in small letters. */
export type Named = (to: string, name: string) => readonly string[];

/** What a line makes of a row. */
export type Read =
  | { readonly values: Values; readonly changed: readonly string[] }
  | { readonly wrong: Readonly<Record<string, ErrorCode>> };

const schemas = new WeakMap<Fields, ReturnType<typeof valuesSchema>>();

/** Made once for a section: for each line it would take longer than the line. */
function schemaOf(fields: Fields): ReturnType<typeof valuesSchema> {
  const schema = schemas.get(fields) ?? valuesSchema(fields);
  schemas.set(fields, schema);
  return schema;
}

/** A cell that was not touched holds what stands there, whatever rules came later; what has no column stays. */
export function readLine(
  fields: Fields,
  { cells }: Line,
  stands: Values | null,
  { named, preset }: { readonly named: Named; readonly preset: Values },
): Read {
  const wrong: Record<string, ErrorCode> = {};
  const changed: string[] = [];
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      stands ? stands[name] : (preset[name] ?? valueWithoutCell(field)),
    ]),
  );
  for (const { column, place, text } of cells) {
    if (stands && cellOf(fields, stands, column) === text) continue;
    if (!stands && text.trim() === '' && preset[place.name] !== undefined) continue;
    const said = saidIn(place, text);
    const to = referredBy(place.field);
    const found = to && 'value' in said ? idsOf(said.value, (name) => named(to, name.toLowerCase())) : said;
    if ('code' in found) wrong[column] = found.code;
    else {
      const next = place.locale
        ? { ...(values[place.name] as object), [place.locale]: found.value ?? '' }
        : found.value;
      if (!same(withoutEmpty(next), withoutEmpty(values[place.name]))) changed.push(column);
      values[place.name] = next;
    }
  }
  if (Object.keys(wrong).length > 0) return { wrong };
  if (stands && changed.length === 0) return { values: stands, changed };
  const parsed = schemaOf(fields).safeParse(asSent(fields, values), { reportInput: true });
  return parsed.success
    ? { values: parsed.data as Values, changed }
    : { wrong: fieldErrors(parsed.error.issues) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const withoutEmpty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''))
    : value;

/** A field without a value is missing; the form sends it as nothing too. */
const asSent = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null && !fields[name]?.optional ? undefined : value,
    ]),
  );

type Ids = { readonly value: unknown } | { readonly code: ErrorCode };

function idsOf(value: unknown, find: (name: string) => readonly string[]): Ids {
  const ids: string[] = [];
  for (const text of textsIn(value)) {
    const found = text === '' || isId(text) ? [text.toLowerCase()] : find(text);
    if (found.length === 0) return { code: 'notFound' };
    if (found.length > 1) return { code: 'import.severalOfThisName' };
    ids.push(found[0] ?? '');
  }
  return { value: Array.isArray(value) ? ids : (ids[0] ?? null) };
}
