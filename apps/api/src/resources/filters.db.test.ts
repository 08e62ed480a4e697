import type { CallName } from '@flink/contract/calls/index.ts';
import { type Field, reference } from '@flink/contract/resources/kit/field.ts';
import {
  type Filter,
  filtersOf,
  localeOf,
  NONE,
  rangeOf,
  withoutLocale,
} from '@flink/contract/resources/kit/filters.ts';
import { tenantOf } from '@flink/contract/resources/kit/resource.ts';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVED } from '../served-resources.ts';
import { type Office, openOffice } from './testing/office.ts';
import { EDITS, samplesOf } from './testing/samples.ts';

type Row = Readonly<Record<string, unknown>>;

let office: Office;

beforeAll(async () => {
  office = await openOffice();
  for (const { resource } of SERVED) await addTwo(resource.name);
}, 120_000);
afterAll(() => office.house.close());

/** Two rows that differ: one of them as an edit leaves it. */
async function addTwo(name: string): Promise<void> {
  const sample = samplesOf(office)[name];
  for (const number of [1, 2]) {
    const values = { ...(await sample?.(number)), ...(number === 2 ? EDITS[name] : {}) };
    await office.ask(`${name}Add`, { body: values });
  }
}

/** All rows that a query finds, page after page. */
async function rowsOf(name: string, query: Row = {}, as: 'SUPER' | 'MASTER_ADMIN' = 'SUPER') {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { body, statusCode } = await office.ask(
      `${name}Table`,
      { query: { ...query, page, limit: 100 } },
      as,
    );
    expect(statusCode, JSON.stringify(body)).toBe(200);
    rows.push(...(body.data as unknown as Row[]));
    if (page * 100 >= Number(body.total)) {
      expect(body.total, 'the total').toBe(rows.length);
      return rows;
    }
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ _id }) => String(_id)).sort();

/** The values of a row that a filter looks at. */
function valuesOf(field: Field | undefined, value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value;
  return field?.kind === 'perLocale' ? Object.values(value as Row) : [value];
}

/** The same rule as the database's, told of a row as it was answered. */
function meets(filter: Filter, field: Field | undefined, row: Row, value: string): boolean {
  const held = valuesOf(field, row[filter.name]);
  if (value === NONE) return held.length === 0;
  switch (filter.kind) {
    case 'onOff':
      return row[filter.name] === (value === 'yes');
    case 'locales': {
      const { locale, without } = localeOf(value);
      return Object.hasOwn(row[filter.name] as Row, locale) !== without;
    }
    case 'days': {
      const { from, to } = rangeOf(value);
      const day = held[0] === undefined ? null : String(held[0]).slice(0, 10);
      return day !== null && (from === null || day >= from) && (to === null || day <= to);
    }
    case 'numbers': {
      const { from, to } = rangeOf(value);
      const amount = held[0] === undefined ? null : Number(held[0]);
      return (
        amount !== null && (from === null || amount >= Number(from)) && (to === null || amount <= Number(to))
      );
    }
    default:
      return held.includes(value);
  }
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Values that a filter takes: those that some rows have, and one that none has. */
function wanted(filter: Filter, field: Field | undefined, rows: readonly Row[]): readonly string[] {
  const held = rows.flatMap((row) => valuesOf(field, row[filter.name]));
  const [first] = held;
  const some = (() => {
    switch (filter.kind) {
      case 'choice':
        return filter.values.slice(0, 4);
      case 'onOff':
        return ['yes', 'no'];
      case 'reference':
        return [...(first === undefined ? [] : [String(first)]), crypto.randomUUID()];
      case 'locales':
        return ['en', 'es', withoutLocale('es'), 'xq'];
      case 'days': {
        const day = String(first ?? '2026-05-01').slice(0, 10);
        return [`${day}..${day}`, `..${day}`, `${nextDay(day)}..`];
      }
      case 'numbers': {
        const amount = Math.min(Math.max(Math.floor(Number(first ?? 5)), filter.min), filter.max - 1);
        return [`${amount}..${amount + 1}`, `..${amount}`, `${amount + 1}..`];
      }
    }
  })();
  return filter.mayBeNone ? [...some, NONE] : some;
}

const WRONG: Readonly<Record<Filter['kind'], readonly string[]>> = {
  choice: ['nothing of this'],
  onOff: ['maybe', 'true'],
  reference: ['x', "' or 1=1", '00000000-0000-0000-0000-00000000000'],
  locales: ['no language', 'none.'],
  days: ['2026-02-30..', '..', '2026-01-01', 'yesterday..today', '0000-01-01..'],
  numbers: ['..', 'one..', '1', '9999999999..', '1e3..'],
};

/** No field of a row says whether it has a flag. */
const FILTERS = SERVED.flatMap(({ resource }) =>
  filtersOf(resource)
    .filter(({ name }) => !Object.hasOwn(resource.flags ?? {}, name))
    .map((filter) => [resource.name, filter.name, { resource, filter }] as const),
);

test('every resource that has references, states or dates has filters', () => {
  const without = SERVED.filter(({ resource }) => filtersOf(resource).length === 0);

  expect(without.map(({ resource }) => resource.name).sort()).toEqual(['lists', 'scopes']);
});

describe.each(FILTERS)('%s by %s', (name, _, { resource, filter }) => {
  const field = resource.fields[filter.name];
  const key = `filter.${filter.name}`;

  test('finds the rows that have the value, and no other', async () => {
    const all = await rowsOf(name);
    for (const value of wanted(filter, field, all)) {
      const found = await rowsOf(name, { [key]: value });
      const expected = all.filter((row) => meets(filter, field, row, value));
      expect(idsOf(found), `${key}=${value}`).toEqual(idsOf(expected));
    }
  });

  test('finds any of several values, together with a search, an order and the file', async () => {
    const all = await rowsOf(name);
    const values = wanted(filter, field, all).slice(0, 2);
    const [last] = all.slice(-1);
    const words = String(last?.[String(resource.search?.[0] ?? resource.title)] ?? '').slice(0, 6);
    const searched = idsOf(await rowsOf(name, { filter: words }));
    const meant = all.filter((row) => values.some((value) => meets(filter, field, row, value)));
    const orderBy = resource.columns.at(-1);

    const found = await rowsOf(name, { [key]: values, filter: words, orderBy, order: 'desc' });
    const file = await office.house.ask(`${name}Csv` as CallName, {
      as: office.world.visitor('SUPER').token,
      query: { [key]: values, filter: words },
    });

    const expected = idsOf(meant).filter((id) => searched.includes(id));
    expect(idsOf(found)).toEqual(expected);
    const lines = Papa.parse<Row>(file.body.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
      transformHeader: (header) => (header === 'ID' ? '_id' : header),
    });
    expect(idsOf(lines.data)).toEqual(expected);
  });

  test('refuses a value that it cannot have, beside its name', async () => {
    const open = filter.kind === 'choice' && filter.open;
    const wrong = [
      ...(open ? ['x'.repeat(101)] : WRONG[filter.kind]),
      ...(filter.mayBeNone ? [] : open ? [] : [NONE]),
    ];
    for (const value of wrong) {
      const { statusCode, body } = await office.ask(`${name}Table`, { query: { [key]: value } });
      expect([statusCode, Object.keys(body.fields ?? {})], value).toEqual([400, [key]]);
    }
  });
});

test.each(SERVED.map(({ resource }) => resource.name))(
  '%s refuses a filter that it does not have',
  async (name) => {
    const { statusCode, body } = await office.ask(`${name}Table`, { query: { 'filter.nothing': 'x' } });

    expect([statusCode, body.fields]).toMatchObject([400, { 'filter.nothing': expect.anything() }]);
  },
);

const CROSSED = FILTERS.flatMap(([name, field, { filter }]) => {
  const tenant = filter.kind === 'reference' && tenantOf(reference(filter.to));
  return tenant ? [[name, field, tenant] as const] : [];
});

const VISITORS = ['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'LEARNING_CENTER_ADMIN', 'REP'] as const;

test.each(CROSSED)('%s by %s gives nobody rows of another tenant', async (name, field, tenant) => {
  await office.world.restore();
  const others = office.world.b.rows.filter(({ kind }) => kind === tenant);
  for (const as of VISITORS)
    for (const { id } of others) {
      const reply = await office.house.ask(`${name}Table` as CallName, {
        as: office.world.visitor(as).token,
        query: { [`filter.${field}`]: id },
      });
      if (reply.statusCode === 403) continue;
      expect([reply.statusCode, reply.json().data, reply.json().total], as).toEqual([200, [], 0]);
    }
});
