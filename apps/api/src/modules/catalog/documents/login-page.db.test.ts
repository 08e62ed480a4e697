import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import { NOBODY } from '../../../testing/sample.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';

const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

let house: TestHouse;
let ids: Record<'en' | 'es' | 'hidden' | 'lost', string>;

beforeAll(async () => {
  house = await openTestHouse({ world: 'demo' });
  ids = {
    en: await addDocument('en', true),
    es: await addDocument('es', true),
    hidden: await addDocument('en', true),
    lost: await addDocument('sw', false),
  };
});

beforeEach(() => configure({ quickStart: { en: ids.en, es: ids.es, sw: ids.lost }, credits: {} }));

afterAll(() => house.close());

async function addDocument(locale: string, isStored: boolean): Promise<string> {
  const id = uuidv7();
  const key = parseFileKey(`documents/${id}.pdf`);
  if (isStored) await house.house.files.put(key, PDF, 'document');
  await house.db
    .insertInto('documents')
    .values({ _id: id, name: 'Quick start', locale, file_key: key })
    .execute();
  return id;
}

const configure = async (documents: object) => {
  await house.db
    .updateTable('config')
    .set({ value: JSON.stringify(documents) })
    .where('key', '=', 'loginPageDocuments')
    .execute();
};

const document = (query: object) =>
  house.ask('loginPageDocument', { query: { key: 'quickStart', localeCode: 'en', ...query } });

test('the document of the language opens by the link', async () => {
  const reply = await document({ localeCode: 'es' });

  const file = await house.server.inject({ url: reply.json().link });

  expect(reply.json()).toMatchObject({ success: true });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.equals(Buffer.from(PDF))).toBe(true);
});

test.each(['fr', 'sw'])('without one in %s that is there, the English one opens', async (localeCode) => {
  const [english, other] = await Promise.all([document({}), document({ localeCode })]);

  expect(other.json().link).toBe(english.json().link);
});

test('a document that the settings name may also be asked for by its id', async () => {
  const [english, byId] = await Promise.all([
    document({}),
    document({ localeCode: 'es', documentId: ids.en }),
  ]);

  expect(byId.json().link).toBe(english.json().link);
});

test('a document that the settings do not name is not found, though it is there', async () => {
  expect((await document({ documentId: ids.hidden })).json().code).toBe('notFound');
  expect((await document({ key: 'credits', documentId: ids.en })).json().code).toBe('notFound');
});

test('without a document, a row or a file there is no link', async () => {
  expect((await document({ key: 'credits' })).json().code).toBe('notFound');

  await configure({ quickStart: { en: NOBODY, es: ids.lost } });

  expect((await document({})).json().code).toBe('notFound');
  expect((await document({ localeCode: 'es' })).json().code).toBe('notFound');
});

test('an organisation shows its name, and school sign-in where it has a district', async () => {
  const rows = await house.db.selectFrom('master_organizations').select(['_id', 'name']).execute();
  const ask = (id: string) => house.ask('masterOrganization', { params: { id } });

  const shown = await Promise.all(rows.map(async ({ _id }) => (await ask(_id)).json().data));

  expect(shown.map(({ name, cleverSignIn }) => [name, cleverSignIn]).toSorted()).toEqual([
    ['Baobab Trust', false],
    ['Harbor Readers', false],
    ['Solo Readers', false],
    ['Sunrise District', true],
  ]);
  expect(Object.keys(shown[0]).toSorted()).toEqual(['_id', 'cleverSignIn', 'loginBackgrounds', 'name']);
  expect((await ask(NOBODY)).json().code).toBe('notFound');
});
