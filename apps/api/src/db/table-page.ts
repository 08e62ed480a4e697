import { sql } from 'kysely';

export interface TableQuery {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly orderBy: string;
  readonly filter: string;
}

export const offsetOf = (query: TableQuery): number => (query.page - 1) * query.limit;

/** A person's words as a `like` pattern: their % and _ mean themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Times leave the server as ISO 8601 in UTC. */
export const isoMoment = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const isoMomentOrNull = (column: string) => sql<string | null>`${isoMoment(column)}`;
