import { type RawBuilder, sql } from 'kysely';

/** A text of the house in a language, else in English. */
export const textIn = (stringId: string, locale: string): RawBuilder<string | null> => sql<string | null>`(
  select value.string_value from string_values as value
  where value.string_id = ${sql.ref(stringId)} and value.locale in (${locale}, 'en') and value.string_value <> ''
  order by value.locale = ${locale} desc limit 1
)`;

/** What a template is called in a language; `table` is the row's name in the query. */
export const templateNameIn = (locale: string, table = 'activity_templates'): RawBuilder<string> =>
  sql<string>`coalesce(${textIn(`${table}.name_string_id`, locale)}, ${sql.ref(`${table}.activity_template_name`)})`;
