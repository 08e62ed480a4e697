import { type Filter, filtersOf, localeOf, NONE, rangeOf } from '@flink/contract/resources/kit/filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { between, betweenDays } from '../db/range-filter.ts';
import { type Column, columnOf, type ServedResource } from './served-resource.ts';

type Query = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<SqlBool>;

/** What the filters of a query ask of a row: one of the values of each. The row is called `row`. */
export const filtersIn = (served: ServedResource, query: Query): readonly Condition[] =>
  filtersOf(served.resource).flatMap((filter) => {
    const values = (query[`filter.${filter.name}`] ?? []) as readonly string[];
    if (values.length === 0) return [];
    const wanted = values.filter((value) => value !== NONE);
    const conditions = [
      ...(wanted.length > 0 ? matching(served, filter, wanted) : []),
      ...(values.includes(NONE) ? [empty(served, filter)] : []),
    ];
    return [sql<SqlBool>`(${sql.join(conditions, sql` or `)})`];
  });

/** The value of a row, or of a state that is read with it. */
function valueIn(served: ServedResource, name: string): RawBuilder<unknown> {
  const shown = served.serving.shown?.[name];
  if (shown) return shown;
  const { column, read } = columnOf(served, name);
  return column === null && read ? read : sql.ref(`row.${column}`);
}

/** The value as the column keeps it: the code of a language for its id. */
function storedIn({ column, write }: Column, value: unknown): unknown {
  return column === null || !write ? value : write(value);
}

function matching(served: ServedResource, filter: Filter, values: readonly string[]): readonly Condition[] {
  const { name } = filter;
  const value = valueIn(served, name);
  switch (filter.kind) {
    case 'onOff':
      return values.map((one) => sql<SqlBool>`${value} = ${one === 'yes'}`);
    case 'days':
    case 'numbers': {
      const compared = columnOf(served, name).compared ?? value;
      const isMoment = filter.kind === 'days' && filter.moments;
      return values.map((one) => (isMoment ? betweenDays : between)(compared, rangeOf(one)));
    }
    case 'locales':
      return values.map((one) => {
        const { locale, without } = localeOf(one);
        const found = hasLocale(served, name, locale);
        return without ? sql<SqlBool>`not ${found}` : found;
      });
    default:
      return [hasOneOf(served, name, values)];
  }
}

function hasLocale(served: ServedResource, name: string, locale: string): Condition {
  const has = columnOf(served, name).has?.([locale]);
  return has ?? sql<SqlBool>`(locale_codes(${valueIn(served, name)}) @> array[${locale}])`;
}

function hasOneOf(served: ServedResource, name: string, values: readonly string[]): Condition {
  const flag = served.serving.flags?.[name];
  if (flag) return sql<SqlBool>`(${sql.join(values.map(flag), sql` or `)})`;
  const refersTo = served.serving.refersTo?.[name];
  if (refersTo) return refersTo(values);
  const column = columnOf(served, name);
  if (column.has) return column.has(values);
  const value = valueIn(served, name);
  const field = served.resource.fields[name];
  switch (field?.kind) {
    case 'references':
      return sql<SqlBool>`${value} && ${column.write ? storedIn(column, values) : sql`${values}::uuid[]`}`;
    case 'choices':
      return sql<SqlBool>`${value} && ${values}::text[]`;
    case 'perLocale':
      return sql<SqlBool>`exists (select from jsonb_each_text(${value}) as one where one.value = any(${values}))`;
    default:
      return sql<SqlBool>`${value} in (${sql.join(values.map((one) => storedIn(column, one)))})`;
  }
}

function empty(served: ServedResource, { name }: Filter): Condition {
  const column = columnOf(served, name);
  if (column.has) return sql<SqlBool>`not ${column.has(null)}`;
  const value = valueIn(served, name);
  switch (served.resource.fields[name]?.kind) {
    case 'references':
    case 'choices':
      return sql<SqlBool>`cardinality(${value}) = 0`;
    case 'perLocale':
      return sql<SqlBool>`${value} = '{}'`;
    default:
      return sql<SqlBool>`${value} is null`;
  }
}
