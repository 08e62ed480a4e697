import { type Db, openDatabase } from '@flink/api/db/database.ts';
import { createTestDatabase, type TestDatabase } from '@flink/api/db/testing/test-database.ts';
import { uuidv7 } from '@flink/api/db/uuid.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ActivityContent, loadActivities } from './activities.ts';
import { loadBase } from './base.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 4, () => undefined);
  await loadBase(db);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

beforeEach(async () => {
  await db.deleteFrom('activities').execute();
});

const animals: ActivityContent = {
  id: uuidv7(),
  activityName: 'Animals',
  templateAlias: 'ebook',
  locale: 'en',
  contentFolder: 'activities/animals',
  data: { version: 1, options: {}, gameData: { pages: [] } },
  languageVersions: { es: { gameData: { pages: ['perro'] } }, sw: { gameData: { pages: ['mbwa'] } } },
};

/** Every row with the transaction that wrote it: a row that was written again differs. */
const everything = async () => {
  const activities = await sql`select xmin::text as written, * from activities order by _id`.execute(db);
  const versions =
    await sql`select xmin::text as written, * from activity_language_versions order by locale`.execute(db);
  return [activities.rows, versions.rows];
};

const locales = async () =>
  (await db.selectFrom('activity_language_versions').select('locale').orderBy('locale').execute()).map(
    ({ locale }) => locale,
  );

test('loaded again unchanged, nothing is written', async () => {
  await loadActivities(db, [animals]);
  const before = await everything();

  await loadActivities(db, [animals]);

  expect(before[0]).toHaveLength(1);
  expect(before[1]).toHaveLength(2);
  expect(await everything()).toEqual(before);
});

test('a new version of an activity takes the place of the old one, its language versions too', async () => {
  await loadActivities(db, [animals]);

  await loadActivities(db, [
    { ...animals, activityName: 'Farm animals', languageVersions: { es: { gameData: {} } } },
  ]);

  const rows = await db.selectFrom('activities').select(['_id', 'activity_name']).execute();
  expect(rows).toEqual([{ _id: animals.id, activity_name: 'Farm animals' }]);
  expect(await locales()).toEqual(['es']);
});

test('an activity without language versions loses those it had, and no other does', async () => {
  const { languageVersions: _, ...bare } = animals;
  await loadActivities(db, [animals, { ...animals, id: uuidv7(), languageVersions: { fr: {} } }]);

  await loadActivities(db, [bare]);

  expect(await locales()).toEqual(['fr']);
});

test('more activities than one statement takes are all loaded', async () => {
  const many = Array.from({ length: 120 }, () => ({ ...animals, id: uuidv7() }));

  await loadActivities(db, many);

  expect(await db.selectFrom('activities').select('_id').execute()).toHaveLength(120);
});

test('an activity that its template does not take is loaded as not valid', async () => {
  await loadActivities(db, [{ ...animals, data: { version: 'one' } }]);

  expect(await db.selectFrom('activities').select('is_valid').execute()).toEqual([{ is_valid: false }]);
});

test('a template that is not there is named, and nothing is loaded', async () => {
  const load = loadActivities(db, [animals, { ...animals, id: uuidv7(), templateAlias: 'chess' }]);

  await expect(load).rejects.toThrow('The activity Animals names the template chess, which is not there.');
  expect(await everything()).toEqual([[], []]);
});
