import { openTestHouse, type TestHouse } from '@flink/api/testing/test-house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDocuments } from './documents.ts';

let house: TestHouse;
const load = () => loadDocuments(house.db, house.house.files);
const link = (key: string, localeCode: string) =>
  house.ask('loginPageDocument', { query: { key, localeCode } });

beforeAll(async () => {
  house = await openTestHouse();
  await load();
});
afterAll(() => house.close());

test.each([
  ['quickStart', 'sw'],
  ['credits', 'es'],
])('%s opens in %s from the login page', async (key, locale) => {
  const reply = await link(key, locale);
  const file = await house.server.inject({ url: reply.json().link });

  expect(file.headers['content-type']).toBe('application/pdf');
});

test('loaded again, a document that an administrator has put there stays', async () => {
  const ours = { quickStart: { en: 'theirs' }, credits: {} };
  const set = (key: string, value: unknown) =>
    house.db
      .updateTable('config')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
  await set('loginPageDocuments', ours);
  await set('loadedDocuments', 'an older version');

  await load();

  const { value } = await house.db
    .selectFrom('config')
    .select('value')
    .where('key', '=', 'loginPageDocuments')
    .executeTakeFirstOrThrow();
  expect(value).toMatchObject({ quickStart: { en: 'theirs', es: expect.any(String) } });
});
