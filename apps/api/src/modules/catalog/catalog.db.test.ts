import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStrings } from '../../../../../content/load/strings.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

const common = async (locale: string) =>
  (await house.ask('commonAll', { headers: { 'user-locale': locale } })).json();

test('every screen gets languages, texts, settings, templates and centers in one answer', async () => {
  const all = await common('es');

  expect(all.locale).toBe('es');
  expect(
    all.locales.map(({ code, direction }: { code: string; direction: string }) => [code, direction]),
  ).toEqual([
    ['en', 'ltr'],
    ['es', 'ltr'],
    ['sw', 'ltr'],
    ['fr', 'ltr'],
    ['ar', 'rtl'],
  ]);
  expect(all.strings['error.notFound']).toBe(readStrings().get('error.notFound')?.es);
  expect(all.config).toMatchObject({ supportEmail: 'help@flink.test', emailsLocales: ['en', 'es', 'sw'] });
  expect(all.config).not.toHaveProperty('loadedBase');
  expect(all.activityTemplates.length).toBeGreaterThan(15);
  expect(all.learningCenters).toHaveLength(world.rowsOf('learningCenter').length);
});

test('the office and the account get their own words, everybody the others, and nobody those of letters', async () => {
  const headers = { 'user-locale': 'es' };
  const office = await house.ask('officeTexts', { as: world.visitor('AUTHOR').token, headers });
  const own: Record<string, string> = office.json().strings;
  const { strings } = await common('es');

  expect(own['office.empty.tryAgain']).toBe(readStrings().get('office.empty.tryAgain')?.es);
  const { strings: account } = (await house.ask('accountTexts', { headers })).json();
  expect(account['paying.bought']).toBe('Lo que compraste');
  expect(Object.keys({ ...own, ...account }).filter((key) => key in strings)).toEqual([]);
  const kept = [...readStrings().keys()].filter(
    (key) => !(key in own) && !(key in account) && !(key in strings),
  );
  expect(new Set(kept.map((key) => key.split('.')[0]))).toEqual(
    new Set(['mail', 'paymentNotice', 'receipt', 'sandbox', 'templateName']),
  );
});

test('of a center everybody reads what the sign-in screen needs and not more', async () => {
  const { learningCenters } = await common('en');

  expect(Object.keys(learningCenters[0]).sort()).toEqual([
    '_id',
    'config',
    'expirationDate',
    'masterOrganizationId',
    'name',
    'onePerson',
    'points',
    'url',
  ]);
});

test('a language without a text shows it in English, an unknown language is English', async () => {
  const [french, unknown] = [await common('fr'), await common('xx')];

  expect([french.locale, french.strings['error.notFound']]).toEqual(['fr', 'Not found']);
  expect([french.speaks, (await common('sw')).speaks, unknown.speaks]).toEqual([false, true, true]);
  expect(unknown.locale).toBe('en');
});

test('what is not translated yet can be listed', async () => {
  const _id = uuidv7();
  await house.db.insertInto('strings').values({ _id, key: 'test.onlyEnglish' }).execute();
  await house.db
    .insertInto('string_values')
    .values({ string_id: _id, locale: 'en', string_value: 'Only in English' })
    .execute();
  const missing = async (locale: string, filter = '') =>
    (
      await house.ask('missingStrings', { as: world.visitor('TRANSLATOR').token, query: { locale, filter } })
    ).json();

  expect(await missing('sw')).toMatchObject({
    data: [{ _id, key: 'test.onlyEnglish', english: 'Only in English' }],
    total: 1,
  });
  expect((await missing('fr')).total).toBe(readStrings().size + 1);
  expect((await missing('fr', 'only in eng')).data).toHaveLength(1);
  expect((await missing('en')).total).toBe(0);
});
