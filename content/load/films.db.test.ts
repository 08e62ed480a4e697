import { openTestHouse, type TestHouse } from '@flink/api/testing/test-house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityBuilder, introduction } from '../films/introductions.ts';
import { starterClips } from '../films/starter-clips.ts';
import { libraryId } from '../library/library-id.ts';
import { loadFilms } from './films.ts';

let house: TestHouse;
const load = () => loadFilms(house.db, house.house.files);

beforeAll(async () => {
  house = await openTestHouse();
  await load();
});
afterAll(() => house.close());

test.each(['en', 'es', 'sw'])('every clip can be played in %s', async (locale) => {
  const played = await Promise.all(
    starterClips.map(async ({ key }) => {
      const reply = await house.server.inject({ url: `/videos/${locale}/${libraryId('film', key)}.json` });
      return [reply.statusCode, reply.json().format, reply.json().locale];
    }),
  );

  expect(played).toEqual(starterClips.map(() => [200, 'flink-clip', locale]));
});

test('each kind of activity has its advice, and the menu offers all of it', async () => {
  const templates = await house.db
    .selectFrom('activity_templates')
    .select(['family', 'parent_film_ids as films'])
    .execute();
  const { config } = (await house.ask('commonAll')).json();

  for (const { family, films } of templates) expect(films).toEqual([libraryId('film', `parents-${family}`)]);
  expect(config.parentVideos.es.map(({ name }: { name: string }) => name)).toContain('Leer juntos');
});

test('loaded again, what an administrator has changed or taken away stays', async () => {
  const id = libraryId('film', introduction.key);
  await house.db.updateTable('films').set({ version: 2, titles: '{}' }).where('_id', '=', id).execute();
  await house.db.updateTable('activity_templates').set({ parent_film_ids: [] }).execute();
  await house.db
    .updateTable('config')
    .set({ value: JSON.stringify('an older version') })
    .where('key', '=', 'loadedFilms')
    .execute();

  await load();

  const films = await house.db.selectFrom('films').select(['_id', 'titles']).execute();
  const template = await house.db
    .selectFrom('activity_templates')
    .select('parent_film_ids as films')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(films).toHaveLength(starterClips.length);
  expect(films.find(({ _id }) => _id === id)?.titles).toEqual({});
  expect(films.find(({ _id }) => _id === libraryId('film', activityBuilder.key))?.titles).not.toEqual({});
  expect(template.films).toEqual([]);
});
