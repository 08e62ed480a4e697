import { type Expression, type RawBuilder, sql } from 'kysely';

/** Under which a film is played: its id, with the ending of its file in that language. */
export const filmFilename = (id: string, key: string): string => `${id}.${endingOf(key)}`;

export const endingOf = (key: string): string => /\.(\w+)$/.exec(key)?.[1]?.toLowerCase() ?? '';

/** The same in the database; the film is called `film`, one of its files `file`. */
const filename = sql`film._id || '.' || lower(substring(file.value from '\\.(\\w+)$'))`;

/** Locale code → the name of the file of a film; null where there is no film. */
export const filmFilesIn = (id: Expression<unknown>): RawBuilder<Readonly<Record<string, string>> | null> =>
  sql`(select jsonb_object_agg(file.key, ${filename})
    from films as film, jsonb_each_text(film.files) as file where film._id = ${id})`;

export type FilmsByLocale = Readonly<Record<string, { filename: string; name: string }[]>>;

/** Locale code → these films, in their order. */
export const filmsIn = (ids: Expression<unknown>): RawBuilder<FilmsByLocale> =>
  sql`coalesce((select jsonb_object_agg(locale, films) from (
    select file.key as locale, jsonb_agg(jsonb_build_object(
      'filename', ${filename}, 'name', coalesce(film.titles->>file.key, film.name)) order by listed.at) as films
    from unnest(${ids}) with ordinality as listed (_id, at)
    join films as film on film._id = listed._id, jsonb_each_text(film.files) as file
    group by file.key) as by_locale), '{}')`;
