import { openDatabase } from '@flink/api/db/database.ts';
import { openTestHouse, type TestHouse } from '@flink/api/testing/test-house.ts';
import type { RoleAlias } from '@flink/contract/access/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSignIns, loadDemoWorld } from './demo.ts';

/** The demo world of the project's decisions, written here again: other programs rely on it. */
const PASSWORD = 'letmeplay1';

interface Place {
  readonly organization?: string;
  readonly region?: string;
  readonly center?: string;
}

const sunrise = { organization: 'Sunrise District' };
const north = { ...sunrise, region: 'North Region' };
const maple = { ...north, center: '/maple' };

const STAFF: readonly [name: string, role: RoleAlias, place: Place][] = [
  ['super@flink.test', 'SUPER', {}],
  ['master@flink.test', 'MASTER_ADMIN', {}],
  ['author@flink.test', 'AUTHOR', {}],
  ['translator@flink.test', 'TRANSLATOR', {}],
  ['authored@flink.test', 'TRANSLATOR_AUTHORED', {}],
  ['generated@flink.test', 'TRANSLATOR_GENERATED', {}],
  ['district@flink.test', 'MASTER_ORGANIZATION_ADMIN', sunrise],
  ['region@flink.test', 'REGION_ADMIN', north],
  ['center@flink.test', 'LEARNING_CENTER_ADMIN', maple],
  ['teacher@flink.test', 'TEACHER', maple],
  ['rep@flink.test', 'REP', {}],
  ['consumer@flink.test', 'CONSUMER_REP', {}],
  ['clever@flink.test', 'CLEVER_ADMIN', sunrise],
  ['regular@flink.test', 'REGULAR', {}],
];

const LEARNERS: readonly [
  name: string,
  type: 'adult' | 'child',
  isAdmin: boolean,
  family: string,
  center: string,
][] = [
  ['ana', 'adult', true, 'garcia@flink.test', '/maple'],
  ['leo', 'child', false, 'garcia@flink.test', '/maple'],
  ['mia', 'child', false, 'garcia@flink.test', '/maple'],
  ['john', 'adult', true, 'smith@flink.test', '/maple'],
  ['emma', 'child', false, 'smith@flink.test', '/maple'],
  ['baraka', 'adult', true, 'otieno@flink.test', '/baobab'],
  ['amani', 'child', false, 'otieno@flink.test', '/baobab'],
  ['zawadi', 'child', false, 'otieno@flink.test', '/baobab'],
  ['sam', 'child', false, '', '/solo'],
];

const onLoopback = { demo: true, loopback: true, demoForEverybody: false };

describe('the demo world', () => {
  let house: TestHouse;
  let offered: boolean;

  beforeAll(async () => {
    house = await openTestHouse({ world: 'demo' });
    offered = await loadDemoWorld(house.db, onLoopback);
  });

  afterAll(() => house.close());

  async function signIn(username: string) {
    const reply = await house.ask('login', { body: { username, password: PASSWORD } });
    expect(reply.statusCode, `${username}: ${reply.body}`).toBe(200);
    return house.house.tokens.read(reply.json().token);
  }

  async function placeOf(ids: {
    masterOrganizationId: string | null;
    regionId: string | null;
    learningCenterId: string | null;
  }): Promise<Place> {
    const nameIn = async (table: 'master_organizations' | 'regions', id: string | null) =>
      id === null
        ? undefined
        : (await house.db.selectFrom(table).select('name').where('_id', '=', id).executeTakeFirst())?.name;
    const center =
      ids.learningCenterId === null
        ? undefined
        : await house.db
            .selectFrom('learning_centers')
            .select('url')
            .where('_id', '=', ids.learningCenterId)
            .executeTakeFirst();
    const place = {
      organization: await nameIn('master_organizations', ids.masterOrganizationId),
      region: await nameIn('regions', ids.regionId),
      center: center && `/${center.url}`,
    };
    return Object.fromEntries(Object.entries(place).filter(([, name]) => name !== undefined));
  }

  test('is loaded into an empty database and offered', () => {
    expect(offered).toBe(true);
  });

  test.each(STAFF)('lets %s in as %s', async (name, role, place) => {
    const { user, userRole, learner } = await signIn(name);

    expect([userRole.alias, learner, await placeOf(user)]).toEqual([role, null, place]);
  });

  test('gives its author categories to sort by, so that a wordlist can be made for general use', async () => {
    const scopes = async () =>
      (
        await sql<{ name: string }>`select scopes.name from users
          join scopes on scopes._id = any(users.available_scopes) where users.email = 'author@flink.test'`.execute(
          house.db,
        )
      ).rows;

    expect(await scopes()).toEqual([{ name: 'Early reading' }]);

    // As an older version loaded it.
    await house.db.updateTable('users').set({ available_scopes: [] }).execute();
    await house.db.deleteFrom('scopes').execute();
    await loadDemoWorld(house.db, onLoopback);
    expect(await scopes()).toEqual([{ name: 'Early reading' }]);
  });

  test.each(LEARNERS)('lets the learner %s in', async (name, type, isAdmin, familyEmail, center) => {
    const { user, learner } = await signIn(name);

    const family = await house.db
      .selectFrom('families')
      .select('email')
      .where('_id', '=', String(learner?.familyId))
      .executeTakeFirst();
    expect(learner).toMatchObject({ username: name, type, isAdmin });
    expect(family?.email ?? '').toBe(familyEmail);
    expect((await placeOf(user)).center).toBe(center);
  });

  test('has the centers with their addresses, languages and switches', async () => {
    const { learningCenters } = (await house.ask('commonAll')).json();

    const told = learningCenters.map(
      (center: {
        url: string;
        onePerson: boolean;
        expirationDate: string | null;
        config: { locales: string[]; multiFamilyTeam: boolean };
      }) => [
        center.url,
        center.config.locales.join(),
        center.config.multiFamilyTeam,
        center.onePerson,
        center.expirationDate !== null && new Date(center.expirationDate) < new Date(),
      ],
    );
    expect(told.sort()).toEqual([
      ['baobab', 'sw,en', false, false, false],
      ['harbor', 'en,es', false, false, false],
      ['maple', 'en,es', true, false, false],
      ['old-mill', 'en', false, false, true],
      ['solo', 'en,es', false, true, false],
    ]);
  });

  test('assigns the García and Smith families to the teacher', async () => {
    const reply = await house.ask('login', { body: { username: 'teacher@flink.test', password: PASSWORD } });
    const { token } = reply.json();
    const { user } = await house.house.tokens.read(token);

    const families = await house.ask('familiesByLearningCenter', {
      params: { id: String(user.learningCenterId) },
      as: token,
    });

    expect(families.json().data.map(({ name }: { name: string }) => name)).toEqual(['García', 'Smith']);
  });

  test('has a family with a month of play, points, a reward, progress and a goal', async () => {
    const reply = await house.ask('login', {
      body: { username: 'leo', password: PASSWORD, username2: 'ana', password2: PASSWORD },
    });
    const { token } = reply.json();

    const { data } = (await house.ask('playData', { as: token })).json();
    const history = (await house.ask('familyPointsHistory', { as: token, query: { limit: 100 } })).json();
    const progress = await house.ask('familyProgress', { as: token, params: { familyId: data.family._id } });

    expect(data.family).toMatchObject({ points: 340, cumulativePoints: 1_340 });
    expect(history.total).toBe(35);
    const [latest] = history.data;
    expect([latest.pointsAmountAfterEvent, latest.cumulativePointsAfterEvent]).toEqual([340, 1_340]);
    expect(data.learners[0].learningGoals).toMatchObject([{ accomplishedAt: null }]);
    const [, leo] = progress.json().data.learners;
    expect(leo.groups.mastered).toBeGreaterThanOrEqual(4);
    expect(leo.previousWeek.every(({ minutes }: { minutes: number }) => minutes > 10)).toBe(true);
  });

  test.each([
    ['petra', { subscriptionType: 'months', automaticPayments: true, totalMonthsPaid: 2, isActive: true }],
    ['samir', { subscriptionType: 'year', automaticPayments: false, totalMonthsPaid: 12, isActive: true }],
  ])('has %s on a plan', async (username, plan) => {
    const reply = await house.ask('login', { body: { username, password: PASSWORD } });

    const { data } = (await house.ask('playData', { as: reply.json().token })).json();

    expect(data.prepaid).toMatchObject({ purchaseProductType: 'subscription', ...plan });
  });

  test('has families with installments, with every state of a purchase, and two that a payment keeps out', async () => {
    const account = async (username: string) => {
      const { token } = (await house.ask('login', { body: { username, password: PASSWORD } })).json();
      const { data } = (await house.ask('playData', { as: token })).json();
      const { purchases } = (
        await house.ask('account', { as: token, params: { id: data.family._id } })
      ).json().data;
      return purchases.map(
        ({
          purchaseInfo,
          blocksWhenCancelled,
        }: {
          purchaseInfo: { status: string };
          blocksWhenCancelled: boolean;
        }) => [purchaseInfo.status, blocksWhenCancelled],
      );
    };
    const refusal = async (username: string) => {
      const reply = await house.ask('login', { body: { username, password: PASSWORD } });
      return [reply.json().code, reply.json().theirs?.byPhone];
    };

    expect(await account('yuki')).toEqual([['Active', true]]);
    expect((await account('ngozi')).toSorted()).toEqual([
      ['Active', false],
      ['Canceled', false],
      ['Past Due', false],
    ]);
    expect([await refusal('astrid'), await refusal('wanjiru')]).toEqual([
      ['payments.resumeNeeded', false],
      ['payments.retryNeeded', true],
    ]);
  });

  test.each([
    ['emma', 'USD', 540],
    ['baraka', 'KES', 23_400],
  ])('has %s on hours paid in advance', async (username, currencyIsoCode, secondsRemaining) => {
    const reply = await house.ask('login', { body: { username, password: PASSWORD } });
    const { token } = reply.json();

    const { data } = (await house.ask('playData', { as: token })).json();

    expect(data.prepaid).toMatchObject({ isActive: true, currencyIsoCode, secondsRemaining });
  });

  test('keeps ledgers that add up to their balances', async () => {
    const { rows } = await sql`
      select family_id from prepaid_accounts account where seconds_remaining <>
        (select sum(delta_seconds) from prepaid_ledger where family_id = account.family_id)
      union all select _id from families family where points <>
        (select coalesce(sum(delta), 0) from points_history where family_id = family._id)
      union all select learner_id from learner_play_days played where seconds <>
        (select sum(seconds) from play_time where learner_id = played.learner_id and day = played.day)`.execute(
      house.db,
    );

    expect(rows).toEqual([]);
  });

  test('prints every sign-in and the password', () => {
    const text = demoSignIns();

    for (const [name] of [...STAFF, ...LEARNERS]) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    expect(text).toContain(PASSWORD);
  });

  test('is not loaded a second time', async () => {
    const count = () => house.db.selectFrom('users').select('_id').execute();
    const before = await count();

    expect(await loadDemoWorld(house.db, onLoopback)).toBe(true);
    expect(await count()).toEqual(before);
  });

  test('takes its time: a slow machine is not cut off while it makes the library', async () => {
    const impatient = openDatabase(house.databaseUrl, 1, () => undefined, { kind: 'jobs' });
    await sql`set idle_in_transaction_session_timeout = 500`.execute(impatient);
    await house.db.deleteFrom('config').where('key', '=', 'libraryEdition').execute();

    const loading = loadDemoWorld(impatient, onLoopback);

    await expect(loading).resolves.toBe(true);
    await impatient.destroy();
  });

  test('of an older version gets what the library has got since, and keeps what people made of it', async () => {
    const items = () =>
      house.db
        .selectFrom('activity_group_items as item')
        .innerJoin('activities', 'activities._id', 'item.activity_id')
        .select(['group_id', 'activity_id', 'activity_name', 'position'])
        .orderBy('group_id')
        .orderBy('position')
        .execute();
    const shown = () =>
      house.db.selectFrom('activity_groups').select(['_id', 'pictures']).orderBy('_id').execute();
    const before = await items();
    const shownBefore = await shown();
    await house.db.updateTable('activity_groups').set({ pictures: '[]' }).execute();
    await house.db.deleteFrom('activities').where('generated_from', 'is', null).execute();
    await house.db.deleteFrom('activity_groups').where('generated_from', 'is', null).execute();
    await house.db.deleteFrom('config').where('key', '=', 'libraryEdition').execute();
    const [kept] = await items();
    await house.db
      .updateTable('activities')
      .set({ activity_name: 'Renamed' })
      .where('_id', '=', kept?.activity_id ?? '')
      .execute();

    await loadDemoWorld(house.db, onLoopback);

    const inGroups = (rows: typeof before) =>
      rows
        .map(({ group_id, activity_id, activity_name }) => `${group_id} ${activity_id} ${activity_name}`)
        .toSorted();
    const after = before.map((item) =>
      item.activity_id === kept?.activity_id ? { ...item, activity_name: 'Renamed' } : item,
    );
    const loaded = await items();
    expect(inGroups(loaded)).toEqual(inGroups(after));
    expect(await shown()).toEqual(shownBefore);
    expect(shownBefore.filter(({ pictures }) => JSON.stringify(pictures) !== '[]').length).toBeGreaterThan(
      38,
    );
    expect(new Set(loaded.map(({ group_id, position }) => `${group_id} ${position}`)).size).toBe(
      loaded.length,
    );
    await loadDemoWorld(house.db, onLoopback);
    expect(await items()).toEqual(loaded);
  });

  test('of an older version gets books and writing where a person looks for them, unless somebody moved them', async () => {
    const subjects = async () =>
      (
        await house.db
          .selectFrom('activity_groups')
          .select(['_id', 'name', 'subject'])
          .where('name', 'in', ['Books', 'Make a story', 'Write a text'])
          .orderBy('_id')
          .execute()
      ).map(({ _id, name, subject }) => ({ _id, is: `${name}: ${subject}` }));
    const before = await subjects();
    const [moved] = before;
    await house.db.updateTable('activity_groups').set({ subject: 'words' }).execute();
    await house.db
      .updateTable('activity_groups')
      .set({ subject: 'world' })
      .where('_id', '=', moved?._id ?? '')
      .execute();
    await house.db.deleteFrom('config').where('key', '=', 'libraryEdition').execute();

    await loadDemoWorld(house.db, onLoopback);

    expect(new Set(before.map(({ is }) => is))).toEqual(
      new Set(['Books: reading', 'Make a story: writing', 'Write a text: writing']),
    );
    expect((await subjects()).slice(1)).toEqual(before.slice(1));
    expect((await subjects())[0]?.is).toMatch(/: world$/);
  });

  test('is not served to others than this machine, unless that is wanted', async () => {
    const abroad = { demo: false, loopback: false, demoForEverybody: false };

    await expect(loadDemoWorld(house.db, abroad)).rejects.toThrow(
      /^This database holds the demo world, whose passwords are public, .* FLINK_DEMO=open\.$/,
    );
    expect(await loadDemoWorld(house.db, { demo: true, loopback: false, demoForEverybody: true })).toBe(true);
  });

  test('that is there but switched off is not offered', async () => {
    expect(await loadDemoWorld(house.db, { ...onLoopback, demo: false })).toBe(false);
  });
});

describe('a house of its own', () => {
  let house: TestHouse;

  beforeAll(async () => {
    house = await openTestHouse();
  });

  afterAll(() => house.close());

  const people = () => house.db.selectFrom('users').select('email').execute();

  test('stays empty when the demo world is switched off', async () => {
    expect(await loadDemoWorld(house.db, { ...onLoopback, demo: false })).toBe(false);
    expect(await people()).toEqual([]);
  });

  test('that has people gets no demo world', async () => {
    await house.db
      .insertInto('users')
      .values({
        _id: '019a2222-2222-7222-8222-222222222222',
        email: 'owner@example.test',
        firstname: 'Olga',
        lastname: 'Owner',
        password_hash: 'x',
        role_alias: 'SUPER',
      })
      .execute();

    expect(await loadDemoWorld(house.db, onLoopback)).toBe(false);
    expect(await people()).toEqual([{ email: 'owner@example.test' }]);
  });
});
