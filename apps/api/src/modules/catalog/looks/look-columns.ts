import { sql } from 'kysely';
import type { Column } from '../../../resources/served-resource.ts';

/** Solutions and templates store the names of themes and characters, in their order. */
export const namesIn = (table: 'themes' | 'characters', column: string): Column => ({
  column,
  read: sql`array(select look._id from unnest(row.${sql.id(column)}) with ordinality as listed (name, at)
    join ${sql.table(table)} as look on look.name = listed.name order by listed.at)`,
  write: (ids) => sql`array(select look.name from unnest(${ids}::uuid[]) with ordinality as listed (_id, at)
    join ${sql.table(table)} as look on look._id = listed._id order by listed.at)`,
});

export const nameIn = (table: 'themes' | 'characters', column: string): Column => ({
  column,
  read: sql`(select _id from ${sql.table(table)} as look where look.name = row.${sql.id(column)})`,
  write: (id) => sql`(select name from ${sql.table(table)} as look where look._id = ${id})`,
});
