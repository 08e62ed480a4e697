import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../../../resources/served-resource.ts';

/** Rows hold the code of their language; people choose it among those that are managed. */
export const localeColumn: Column = {
  column: 'locale',
  read: sql`(select _id from locales where code = row.locale)`,
  write: (id) => sql`(select code from locales where _id = ${id})`,
};

/** What people call the language of a row. */
export const localeName: RawBuilder<string> = sql`(select name from locales where code = row.locale)`;
