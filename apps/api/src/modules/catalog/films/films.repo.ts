import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

type ByLocale = Readonly<Record<string, string>>;

/** Not scoped: films belong to everybody, and the sign-in page tells of them. */
export const allFilms = prepared((db) =>
  db
    .selectFrom('films')
    .select([
      '_id',
      'name',
      'type',
      sql<ByLocale>`titles`.as('titles'),
      sql<ByLocale>`files`.as('files'),
      'position',
    ])
    .orderBy('position')
    .orderBy('name'),
);

/** What is played under the address of a film. */
export const playedFilm = prepared((db, id: string) =>
  db
    .selectFrom('films')
    .where('_id', '=', id)
    .select([sql<ByLocale>`files`.as('files'), sql<ByLocale>`captions`.as('captions'), 'poster']),
);

/** Of the animation with which a character celebrates. */
export const celebrationOf = (db: DbOrTx, character: string) =>
  db
    .selectFrom('films')
    .innerJoin('characters', 'characters._id', 'films.character_id')
    .where('characters.name', '=', character)
    .where('films.type', '=', 'ActivityResults')
    .select(['films._id', sql<ByLocale>`films.files`.as('files')])
    .orderBy('films.position')
    .orderBy('films.name')
    .limit(1)
    .executeTakeFirst();
