import { rangeOf } from '@flink/contract/resources/kit/filters.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

type Range = ReturnType<typeof rangeOf>;

const DAY_MS = 86_400_000;

/** From one value to another, both included; an end that is left out narrows nothing. */
export function between(value: Expression<unknown>, { from, to }: Range): RawBuilder<SqlBool> {
  const ends = [
    ...(from === null ? [] : [sql<SqlBool>`${value} >= ${from}`]),
    ...(to === null ? [] : [sql<SqlBool>`${value} <= ${to}`]),
  ];
  return sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}

/** Moments, as they leave the server, from the beginning of one day to the end of another, in UTC. */
export function betweenDays(moment: Expression<unknown>, { from, to }: Range): RawBuilder<SqlBool> {
  const ends = [
    ...(from === null ? [] : [sql<SqlBool>`${moment} >= ${startOf(from)}`]),
    ...(to === null ? [] : [sql<SqlBool>`${moment} < ${startOf(to, DAY_MS)}`]),
  ];
  return sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}

const startOf = (day: string, later = 0): string => new Date(Date.parse(day) + later).toISOString();

/** Moments of one of several periods; without a period it narrows nothing. */
export const inDays = (
  moment: Expression<unknown>,
  periods: readonly string[],
): RawBuilder<SqlBool> | null =>
  periods.length === 0
    ? null
    : sql<SqlBool>`(${sql.join(
        periods.map((period) => betweenDays(moment, rangeOf(period))),
        sql` or `,
      )})`;
