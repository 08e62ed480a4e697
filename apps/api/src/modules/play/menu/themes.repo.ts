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

type ByLocale = Readonly<Record<string, string>>;

export const namedThemes = prepared((db) =>
  db
    .selectFrom('themes')
    .where(sql<boolean>`names <> '{}'`)
    .select(['name', sql<ByLocale>`names`.as('names')]),
);

/** Those that Admin made, or gave a picture. */
export const ownCharacters = prepared((db) =>
  db
    .selectFrom('characters')
    .where(sql<boolean>`coalesce(idle, happy, thinking, celebrating) is not null`)
    .select(['name', sql<ByLocale>`names`.as('names'), 'idle', 'happy', 'thinking', 'celebrating']),
);

/** Not scoped: themes belong to everybody. */
export const theme = prepared((db, name: string) =>
  db
    .selectFrom('themes')
    .where('name', '=', name)
    .select(['scenes', 'card_backs as cardBacks', 'reward_pictures as rewardPictures']),
);
