import { createHash } from 'node:crypto';
import type { Db, DbOrTx } from '@flink/api/db/database.ts';
import { parseFileKey } from '@flink/api/ports/files/key.ts';
import type { FileStore } from '@flink/api/ports/files/port.ts';
import { sql } from 'kysely';
import { clipOf } from '../films/clip-script.ts';
import { activityBuilder, introduction } from '../films/introductions.ts';
import { parentAdvice } from '../films/parent-advice.ts';
import { starterClips } from '../films/starter-clips.ts';
import { LIBRARY_LOCALES } from '../library/library.ts';
import { libraryId } from '../library/library-id.ts';

const MARK = 'loadedFilms';

const idOf = (key: string): string => libraryId('film', key);

const keyOf = (key: string, locale: string) => parseFileKey(`films/${key}-${locale}.json`);

/**
 * Brings the clips that come with the product into the file store and puts each where it is played. Unchanged since the
 * last start it is one small read. What an administrator has chosen or changed stays.
 */
export async function loadFilms(db: Db, files: FileStore): Promise<void> {
  const print = createHash('sha256')
    .update(JSON.stringify(starterClips.map(clipsOf)))
    .digest('hex');
  const last = await db.selectFrom('config').select('value').where('key', '=', MARK).executeTakeFirst();
  if (last?.value === print) return;
  for (const script of starterClips)
    for (const [locale, clip] of clipsOf(script))
      await files.put(keyOf(script.key, locale), Buffer.from(JSON.stringify(clip)), 'film');
  await db.transaction().execute(async (tx) => {
    await putRows(tx);
    if (last === undefined) await choose(tx);
    await tx
      .insertInto('config')
      .values({ key: MARK, value: JSON.stringify(print) })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(print) }))
      .execute();
  });
}

const clipsOf = (script: (typeof starterClips)[number]) =>
  LIBRARY_LOCALES.map((locale) => [locale, clipOf(script, locale)] as const);

async function putRows(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('films')
    .values(
      starterClips.map(({ key, type, titles }, position) => ({
        _id: idOf(key),
        name: titles.en,
        type,
        titles: JSON.stringify(titles),
        files: JSON.stringify(
          Object.fromEntries(LIBRARY_LOCALES.map((locale) => [locale, keyOf(key, locale)])),
        ),
        position,
        shipped: true,
      })),
    )
    .onConflict((oc) =>
      oc
        .column('_id')
        .doUpdateSet((eb) => ({ titles: eb.ref('excluded.titles'), files: eb.ref('excluded.files') }))
        // What was changed in the office stays.
        .where('films.version', '=', 1),
    )
    .execute();
}

/** Once: afterwards somebody may have taken one away. */
async function choose(tx: DbOrTx): Promise<void> {
  for (const [family, { key }] of Object.entries(parentAdvice))
    await sql`update activity_templates set parent_film_ids = array[${idOf(key)}::uuid]
      where family = ${family} and parent_film_ids = '{}'`.execute(tx);
  await sql`update solutions set introduction_film_id = ${idOf(introduction.key)}::uuid
    where introduction_film_id is null`.execute(tx);
  await sql`update solutions set activity_builder_film_id = ${idOf(activityBuilder.key)}::uuid
    where activity_builder_film_id is null`.execute(tx);
  const advice = Object.values(parentAdvice).map(({ key }) => idOf(key));
  await tx
    .insertInto('config')
    .values({ key: 'parentFilms', value: JSON.stringify(advice) })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
}
