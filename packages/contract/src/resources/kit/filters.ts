import { type Field, referredBy } from './field.ts';
import type { Resource } from './resource.ts';

/** Of a filter: the rows that have nothing there. */
export const NONE = 'none';

const NOT_IN = `${NONE}.`;

/**
 * What a table can be narrowed by. A call takes it as `filter.<name>`, several values of one filter mean any of them:
 * - choice: one of its values; `open` where people add to them
 * - onOff: `yes` or `no`
 * - reference: the id of a row of the resource `to`
 * - locales: `es` for rows with a value in Spanish, `none.es` for those without one
 * - days, numbers: `from..to`, either end may be left out
 *
 * `none` finds the rows without a value where the field may be empty.
 */
export type Filter = { readonly name: string; readonly mayBeNone: boolean } & (
  | { readonly kind: 'choice'; readonly values: readonly [string, ...string[]]; readonly open: boolean }
  | { readonly kind: 'onOff' }
  | { readonly kind: 'reference'; readonly to: string }
  | { readonly kind: 'locales' }
  /** With `moments` the rows have a time of day, which is compared in UTC. */
  | { readonly kind: 'days'; readonly moments: boolean }
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number; readonly decimals: boolean }
);

function filterOfField(name: string, field: Field): Filter | null {
  const mayBeNone =
    field.optional === true || (['references', 'choices'] as readonly Field['kind'][]).includes(field.kind);
  const to = referredBy(field);
  if (to) return { kind: 'reference', name, to, mayBeNone };
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return {
        kind: 'choice',
        name,
        values: field.values as [string, ...string[]],
        open: false,
        mayBeNone,
      };
    case 'onOff':
      return { kind: 'onOff', name, mayBeNone: false };
    case 'perLocale':
      return { kind: 'locales', name, mayBeNone: false };
    case 'day':
      return { kind: 'days', name, moments: false, mayBeNone };
    case 'number': {
      const { min, max, decimals } = field;
      return { kind: 'numbers', name, min, max, decimals: decimals !== undefined, mayBeNone };
    }
    default:
      return null;
  }
}

/** What is read with a row and is no field has no kind; of the moments the name says so. */
const momentsOf = ({ shown = [] }: Resource): readonly Filter[] =>
  shown
    .filter((name) => name.endsWith('At'))
    .map((name) => ({ kind: 'days', name, moments: true, mayBeNone: true }));

const statesOf = ({ filters = {}, flags = {}, openFilters = [] }: Resource): readonly Filter[] =>
  Object.entries({ ...filters, ...flags }).flatMap(([name, values]) =>
    values
      ? [{ kind: 'choice', name, values, open: openFilters.includes(name), mayBeNone: false } as const]
      : [],
  );

const reachedOf = ({ shownReferences = {} }: Resource): readonly Filter[] =>
  Object.entries(shownReferences).flatMap(([name, to]) =>
    to ? [{ kind: 'reference', name, to, mayBeNone: false } as const] : [],
  );

/** The filters of a table, from the declaration alone; those that people see in its columns come first. */
export function filtersOf(resource: Resource): readonly Filter[] {
  const { fields, columns, notFiltered = {} } = resource;
  const isColumn = ({ name }: Filter) =>
    columns.includes(name) || columns.includes(name.replace(/Id$/, 'Name'));
  const all = [
    ...statesOf(resource),
    ...Object.entries(fields).flatMap(([name, field]) => filterOfField(name, field) ?? []),
    ...reachedOf(resource),
    ...momentsOf(resource),
  ].filter(({ name }) => !Object.hasOwn(notFiltered, name));
  return [...all.filter(isColumn), ...all.filter((filter) => !isColumn(filter))];
}

/** The ends of `from..to`; null where one is left out. */
export function rangeOf(value: string): { readonly from: string | null; readonly to: string | null } {
  const [from, to] = value.split('..');
  return { from: from || null, to: to || null };
}

export const rangeText = ({ from, to }: ReturnType<typeof rangeOf>): string => `${from ?? ''}..${to ?? ''}`;

/** Whether rows with or without a value in a language are meant. */
export const localeOf = (value: string): { readonly locale: string; readonly without: boolean } =>
  value.startsWith(NOT_IN)
    ? { locale: value.slice(NOT_IN.length), without: true }
    : { locale: value, without: false };

export const withoutLocale = (locale: string): string => NOT_IN + locale;

const OPEN_MAX_LENGTH = 100;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const LOCALE = /^(none\.)?[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
/** Of this millennium and the one before: the day after each of them is a day the database can read. */
const DAYS = /^([12]\d{3}-\d{2}-\d{2})?\.\.([12]\d{3}-\d{2}-\d{2})?$/;
const WHOLE = /^(-?\d{1,9})?\.\.(-?\d{1,9})?$/;
const DECIMALS = /^(-?\d{1,9}(?:\.\d{1,2})?)?\.\.(-?\d{1,9}(?:\.\d{1,2})?)?$/;

const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

function isRange(value: string, form: RegExp, isEnd: (end: string) => boolean): boolean {
  const ends = form.exec(value)?.slice(1);
  const said = ends?.filter((end) => end !== undefined) ?? [];
  return said.length > 0 && said.every(isEnd);
}

/** Days from one to another, as a table takes them that is not managed by the kit. */
export const isPeriod = (value: string): boolean => isRange(value, DAYS, isDay);

/** An id to filter by. */
export const isFilterId = (value: string): boolean => ID.test(value);

/** Whether a filter takes a value, as the server and an address that somebody typed are asked alike. */
export function fitsFilter(filter: Filter, value: string): boolean {
  if (value === NONE) return filter.mayBeNone;
  switch (filter.kind) {
    case 'choice':
      return filter.open ? value.length <= OPEN_MAX_LENGTH : filter.values.includes(value);
    case 'onOff':
      return value === 'yes' || value === 'no';
    case 'reference':
      return isFilterId(value);
    case 'locales':
      return value.length <= 40 && LOCALE.test(value);
    case 'days':
      return isPeriod(value);
    case 'numbers':
      return isRange(
        value,
        filter.decimals ? DECIMALS : WHOLE,
        (end) => Number(end) >= filter.min && Number(end) <= filter.max,
      );
  }
}
