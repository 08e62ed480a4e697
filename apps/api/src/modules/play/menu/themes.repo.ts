import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import { OFFICE } from '../../../resources/uploaded-files.ts';

/** Those that hold a picture of the installation's own, by name. */
export const ownScenes = prepared((db) =>
  db
    .selectFrom('themes')
    .where(sql<boolean>`exists (select from unnest(scenes) as scene where scene like ${`${OFFICE}/%`})`)
    .select(['name', 'scenes']),
);

/** Not scoped: themes belong to everybody. */
export const theme = prepared((db, name: string) =>
  db.selectFrom('themes').where('name', '=', name).select(['scenes', 'card_backs as cardBacks']),
);
