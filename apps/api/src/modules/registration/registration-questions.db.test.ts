import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY } from '../../testing/sample.ts';
import { cookieOf, openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { QUESTIONS_WITH_OFFER } from './usernames.service.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse({ world: 'demo' });
});

afterAll(() => house.close());

const availability = async (
  query: { username?: string; firstname?: string; lastname?: string },
  offer = 'MAPLE-2026',
) => (await house.ask('usernameAvailability', { query: { offer, ...query } })).json();

const familyNamed = (name: string) =>
  house.db.selectFrom('families').select('_id').where('name', '=', name).executeTakeFirstOrThrow();

const centerAt = (url: string) =>
  house.db.selectFrom('learning_centers').select('_id').where('url', '=', url).executeTakeFirstOrThrow();

test('a username is free or not, however it is written', async () => {
  expect(await availability({ username: 'nobody-yet' })).toMatchObject({ success: true, available: true });
  expect(await availability({ username: 'ana' })).toMatchObject({ available: false });
  expect(await availability({ username: ' ANA ' })).toMatchObject({ available: false });
});

test.each(['', 'NO-SUCH-CODE', 'MAPLE-USED', 'pending-unpaid', 'pending-done'])(
  'who comes with %j, and so cannot register, learns nothing about usernames',
  async (offer) => {
    const [taken, free] = [
      await availability({ username: 'ana' }, offer),
      await availability({ username: 'nobody' }, offer),
    ];

    expect(taken.success).toBe(false);
    expect(taken).toEqual(free);
  },
);

test('one code asks about so many usernames an hour, wherever it is asked from', async () => {
  await house.db
    .insertInto('sign_in_guesses')
    .values({ key: 'usernames:PENDING-PAID', points: QUESTIONS_WITH_OFFER, expire: Date.now() + 60_000 })
    .execute();

  const refused = await availability({ username: 'ana' }, 'pending-paid');
  await house.db.deleteFrom('sign_in_guesses').where('key', 'like', 'usernames:%').execute();

  expect(refused).toMatchObject({ success: false, code: 'request.tooMany' });
});

test('a paid registration may ask as well', async () => {
  expect(await availability({ username: 'ana' }, 'pending-paid')).toMatchObject({
    success: true,
    available: false,
  });
});

test.each(['', 'ab', 'two words', 'ana@flink.test'])(
  '%j is never free: it is no username',
  async (username) => {
    expect(await availability({ username })).toMatchObject({ available: false });
  },
);

test('three free usernames are offered, never a taken one, never the one that was typed', async () => {
  expect(await availability({ username: 'ana', firstname: 'Ana', lastname: 'García' })).toEqual({
    success: true,
    available: false,
    suggestions: ['ana.garcia', 'garcia.ana', 'ana2'],
  });
  expect((await availability({ username: 'leo' })).suggestions).toEqual(['leo2', 'leo3', 'leo4']);
  expect((await availability({ username: 'mona', firstname: 'Mona' })).suggestions).not.toContain('mona');
});

test('a name alone is enough, in any script; nothing at all offers nothing', async () => {
  expect((await availability({ firstname: 'محمد', lastname: 'علي' })).suggestions).toEqual([
    'محمد',
    'محمد.علي',
    'علي.محمد',
  ]);
  expect(await availability({})).toEqual({ success: true, available: false, suggestions: [] });
});

test('an email or a name of the staff is not told about', async () => {
  const reply = await availability({ username: 'teacher', firstname: 'Theo', lastname: 'Nakamura' });

  expect(reply.available).toBe(true);
});

test('a one-person family tells its learner, another family nobody', async () => {
  const solo = await house.ask('onePersonByFamily', { params: { id: (await familyNamed('Sam'))._id } });
  const family = await house.ask('onePersonByFamily', { params: { id: (await familyNamed('García'))._id } });
  const nobody = await house.ask('onePersonByFamily', { params: { id: NOBODY } });

  expect(solo.json()).toEqual({ success: true, data: { onePerson: true, username: null } });
  expect(family.json()).toEqual({ success: true, data: { onePerson: false, username: null } });
  expect(nobody.json().code).toBe('notFound');
});

test('a registered one-person family tells the learner, not the parent who holds the account', async () => {
  const body = {
    email: 'one@flink.test',
    messageLocale: 'en',
    registerLocale: 'en',
    agreeReceiveTextMessages: false,
    parentFirstName: 'Uma',
    parentLastName: 'Okoth',
    parentUsername: 'uma.okoth',
  };
  const registered = await house.ask('registerByCode', { params: { code: 'solo-2026' }, body });
  const query = new URL(registered.json().redirectTo, 'http://x').searchParams;
  const ask = (headers = {}) =>
    house.ask('onePersonByFamily', { params: { id: query.get('family') ?? '' }, headers });

  const [here, elsewhere] = [await ask({ cookie: cookieOf(registered) }), await ask()];

  expect(here.json().data).toEqual({
    onePerson: true,
    username: JSON.parse(query.get('instructionsData') ?? '').username,
  });
  expect(elsewhere.json().data).toEqual({ onePerson: true, username: null });
});

test.each([
  ['solo', true],
  ['maple', false],
])('the center %s is found by id and by name: one person %s', async (url, onePerson) => {
  const { _id } = await centerAt(url);
  const ask = (id: string, query = {}) => house.ask('onePersonByParams', { params: { id }, query });

  const replies = await Promise.all([
    ask('any', { _id }),
    ask('any', { name: url }),
    ask('any', { name: url.toUpperCase() }),
    ask(_id),
    ask(url),
  ]);

  for (const reply of replies)
    expect(reply.json()).toEqual({ success: true, data: { onePerson, username: null } });
});

test('a center that is not there is not found', async () => {
  const ask = (query: Record<string, string>) =>
    house.ask('onePersonByParams', { params: { id: 'nowhere' }, query });

  const replies = await Promise.all([ask({}), ask({ _id: NOBODY }), ask({ name: 'nowhere' })]);

  expect(replies.map((reply) => reply.json().code)).toEqual(['notFound', 'notFound', 'notFound']);
});
