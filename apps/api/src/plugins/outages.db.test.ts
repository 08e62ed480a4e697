import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStrings } from '../../../../content/load/strings.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { type FaultyLine, faultyLine } from '../db/testing/faulty-line.ts';
import { readStandingIn } from '../modules/accounts/sessions/read-standing.ts';
import { parseFileKey } from '../ports/files/key.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../testing/two-tenants.ts';
import { standingsBy } from './access/standing.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

const textOf = (code: string, locale: string) => readStrings().get(`error.${code}`)?.[locale];

describe('a database that stands still', () => {
  let line: FaultyLine;
  let db: Db;
  let stuck: TestHouse;

  beforeAll(async () => {
    line = await faultyLine(house.databaseUrl);
    db = openDatabase(line.url, 4, () => undefined);
    stuck = await openTestHouse({
      replace: (made) => ({ ...made, db, standings: standingsBy(readStandingIn(db)) }),
    });
    await stuck.ask('commonAll');
    line.freeze();
  });

  afterAll(async () => {
    line.thaw();
    await stuck.close();
    await db.destroy();
    await line.close();
  });

  test.each([
    ['commonAll', {}, 'en'],
    ['commonAll', {}, 'es'],
    ['login', { body: { username: 'ana', password: 'letmeplay1' } }, 'sw'],
    ['usersTable', { as: 'SUPER' }, 'en'],
  ] as const)('%s %j is answered with a sentence in %s', async (name, asked, locale) => {
    const as = 'as' in asked ? world.visitor(asked.as).token : null;

    const reply = await stuck.ask(name, { ...asked, as, headers: { 'user-locale': locale } });

    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      success: false,
      code: 'server.databaseAway',
      message: textOf('server.databaseAway', locale),
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('it is not ready, but lives', async () => {
    const ready = await stuck.ask('ready', { headers: { 'user-locale': 'sw' } });
    const health = await stuck.ask('health', { as: world.visitor('SUPER').token });

    expect(ready.statusCode).toBe(503);
    expect(ready.json().message).toBe(textOf('server.unavailable', 'sw'));
    expect(health.statusCode).toBe(200);
  });

  test('what is wrong with a request is told without it', async () => {
    const reply = await stuck.ask('login', { body: {}, headers: { 'user-locale': 'es' } });

    expect(reply.json().fields).toMatchObject({ password: textOf('request.required', 'es') });
  });

  test('everything goes on when it goes on', async () => {
    line.thaw();

    await expect.poll(async () => (await stuck.ask('ready')).statusCode, { timeout: 15_000 }).toBe(200);
    expect((await stuck.ask('commonAll')).statusCode).toBe(200);
  });
});

test('what the people who run it said last is said when the database is away', async () => {
  const line = await faultyLine(house.databaseUrl);
  const db = openDatabase(line.url, 2, () => undefined);
  const edited = await openTestHouse({ replace: (made) => ({ ...made, db }) });
  await sql`update string_values set string_value = 'Vuelve en un rato' where locale = 'es' and string_id =
    (select _id from strings where key = 'error.server.databaseAway')`.execute(house.db);
  await edited.ask('usersTable', { headers: { 'user-locale': 'es' } });
  line.freeze();

  const reply = await edited.ask('commonAll', { headers: { 'user-locale': 'es' } });
  line.thaw();
  await edited.close();
  await db.destroy();
  await line.close();

  expect(reply.json().message).toBe('Vuelve en un rato');
});

test('a full disk under the database is told as such, and what was asked for can be asked again', async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(house.db);
  await sql`create trigger no_room before insert on sign_in_guesses execute function no_room()`.execute(
    house.db,
  );
  const signIn = () => house.ask('login', { body: { username: 'nobody', password: 'letmeplay1' } });

  const full = await signIn();
  await sql`drop trigger no_room on sign_in_guesses`.execute(house.db);

  expect(full.statusCode).toBe(503);
  expect(full.json()).toMatchObject({
    code: 'server.storageFull',
    message: textOf('server.storageFull', 'en'),
  });
  expect((await signIn()).statusCode).toBe(401);
});

test.each(['ENOSPC', 'EDQUOT'])('files that find no room (%s) are told as such', async (code) => {
  const { files } = house.house;
  const key = parseFileKey('words/cat.mp3');
  const stat = { key, size: 1, contentType: 'audio/mpeg', etag: 'cat', lastModified: new Date(0) };
  vi.spyOn(files, 'stat').mockResolvedValueOnce(stat);
  vi.spyOn(files, 'copy').mockRejectedValueOnce(Object.assign(new Error('write'), { code }));
  const items = [{ from: key, to: 'words/copy.mp3' }];

  const reply = await house.ask('copyFiles', { as: world.visitor('SUPER').token, body: { items } });

  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({
    code: 'server.storageFull',
    message: textOf('server.storageFull', 'en'),
  });
});
