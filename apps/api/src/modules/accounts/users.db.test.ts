import { users } from '@flink/contract/resources/users.ts';
import { NO_CATEGORIES } from '@flink/contract/rules/categories/categories.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { signInName } from '../../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

const person = (more: Record<string, unknown> = {}) => ({
  firstname: 'Nia',
  lastname: 'Okoro',
  email: 'Nia@Example.test',
  roleAlias: 'LEARNING_CENTER_ADMIN',
  masterOrganizationId: null,
  regionId: null,
  learningCenterId: world.a.center.id,
  scopes: [],
  flinkAdmin: false,
  flinkMake: false,
  temporaryPassword: null,
  blocked: false,
  ...more,
});
/** What is sent back of a row that was read. */
const valuesOf = (row: Record<string, unknown>) =>
  Object.fromEntries(['_id', 'version', ...Object.keys(users.fields)].map((field) => [field, row[field]]));
const add = (more: Record<string, unknown> = {}, as: VisitorName = 'MASTER_ORGANIZATION_ADMIN') =>
  house.ask('usersAdd', { as: world.visitor(as).token, body: person(more) as never });

test('a district makes the administrator of a center, who belongs to all above it and is written to', async () => {
  const { data } = (await add()).json();
  const [row, mail] = await Promise.all([
    house.db.selectFrom('users').selectAll().where('_id', '=', data._id).executeTakeFirstOrThrow(),
    house.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', 'nia@example.test').execute(),
  ]);

  expect(data).toMatchObject({ name: 'Nia Okoro', email: 'nia@example.test', temporaryPassword: null });
  expect(row).toMatchObject({
    master_organization_id: world.a.organization.id,
    region_id: world.a.region.id,
    learning_center_id: world.a.center.id,
  });
  expect(mail).toHaveLength(1);
});

test.each([
  ['MASTER_ADMIN', 'MASTER_ADMIN'],
  ['MASTER_ADMIN', 'SUPER'],
  ['SUPER', 'SUPER'],
  ['MASTER_ORGANIZATION_ADMIN', 'MASTER_ORGANIZATION_ADMIN'],
  ['MASTER_ORGANIZATION_ADMIN', 'REP'],
  ['REGION_ADMIN', 'REGION_ADMIN'],
] as const)('%s does not give the role %s', async (as, roleAlias) => {
  const reply = await add({ roleAlias, masterOrganizationId: null, regionId: world.a.region.id }, as);

  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    { roleAlias: 'Only roles below your own can be given' },
  ]);
});

test('nobody who is not below is changed either', async () => {
  const as = world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const rep = world.a.user('CLEVER_ADMIN');
  const { data } = (await house.ask('usersRow', { as, params: { id: rep.id } })).json();
  const row = valuesOf(data);

  const reply = await house.ask('usersEdit', {
    as,
    body: { ...row, roleAlias: 'LEARNING_CENTER_ADMIN', learningCenterId: world.a.center.id } as never,
  });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['roleAlias']]);
});

test('a center of another district is not found, and a role without its place is refused', async () => {
  const [foreign, nowhere] = [
    await add({ learningCenterId: world.b.center.id }),
    await add({ learningCenterId: null }),
  ];

  expect(Object.keys(foreign.json().fields)).toEqual(['learningCenterId']);
  expect(Object.keys(nowhere.json().fields)).toEqual(['learningCenterId']);
});

test('an email that a family or somebody else has is refused', async () => {
  const [family, colleague] = [
    await add({ email: signInName(world.a.taught) }),
    await add({ email: signInName(world.a.user('TEACHER')) }),
  ];

  expect([family.json().fields, colleague.json().fields]).toEqual([
    { email: 'Should be unique' },
    { email: 'Should be unique' },
  ]);
});

test('a temporary password signs in, is marked as one, and stands in no answer and no audit', async () => {
  const { data } = (await add({ temporaryPassword: 'plum-rocket-42' })).json();

  const login = await house.ask('login', {
    body: { username: 'nia@example.test', password: 'plum-rocket-42' },
  });
  const [row, entry] = await Promise.all([
    house.db.selectFrom('users').selectAll().where('_id', '=', data._id).executeTakeFirstOrThrow(),
    house.db.selectFrom('audit_log').selectAll().where('row_id', '=', data._id).executeTakeFirstOrThrow(),
  ]);

  expect(login.statusCode).toBe(200);
  expect(row.temporary_password).toBe(true);
  expect(JSON.stringify(entry)).not.toContain('plum-rocket');
});

const mailsTo = async (recipient: string) =>
  house.db
    .selectFrom('outbox_messages')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('_id')
    .execute();
const edit = (row: Record<string, unknown>, more: object) =>
  house.ask('usersEdit', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { ...valuesOf(row), ...more } as never,
  });
/** What the link in a mail answers. */
const opened = async ({ text }: { readonly text: string }) => {
  const token = /set-password\/(\S+)/.exec(text)?.[1] ?? '';
  return (await house.ask('passwordLink', { params: { token } })).statusCode;
};

test('the address that an account had hears of another email and of another password, and its links are dead', async () => {
  const { data } = (await add({ email: 'ife@example.test', temporaryPassword: 'plum-rocket-42' })).json();
  await house.ask('forgotPassword', { body: { email: 'ife@example.test' } });
  const [asked = { text: '' }] = await mailsTo('ife@example.test');
  const before = await opened(asked);

  const moved = (await edit(data, { email: 'ife.okoro@example.test' })).json();
  await edit(moved.data, { temporaryPassword: 'kite-and-mango-7' });
  await edit(moved.data, { version: moved.data.version + 1, lastname: 'Okoro-Bell' });

  const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  expect([before, await opened(asked)]).toEqual([200, 403]);
  expect(await subjects('ife@example.test')).toEqual([
    'Set a new password for Flink',
    'The email of your Flink account was changed',
  ]);
  expect(await subjects('ife.okoro@example.test')).toEqual(['A Flink password was changed']);
});

test('an invitation that nobody has opened goes to the right address instead, and the wrong one is told nothing', async () => {
  const { data } = (await add({ email: 'oba@example.test' })).json();

  await edit(data, { email: 'obi@example.test' });

  const [wrong, right] = [await mailsTo('oba@example.test'), await mailsTo('obi@example.test')];
  expect([wrong, right].map((mails) => mails.map(({ subject }) => subject))).toEqual([
    ['Your account at Flink'],
    ['Your account at Flink'],
  ]);
  expect([await opened(wrong[0] ?? { text: '' }), await opened(right[0] ?? { text: '' })]).toEqual([
    403, 200,
  ]);
});

test('who was never here is invited again, with a link that lasts as long as the first', async () => {
  const { data } = (await add({ email: 'ada@example.test' })).json();

  const reply = await house.ask('userForgotPassword', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    params: { id: data._id },
  });

  const mails = await mailsTo('ada@example.test');
  expect(reply.statusCode).toBe(200);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Flink', 'Your account at Flink']);
  expect(await opened(mails[1] ?? { text: '' })).toBe(200);
});

test('with a password that was given only the own account opens, until it is changed', async () => {
  await add({ email: 'uma@example.test', temporaryPassword: 'plum-rocket-42' });
  const { token } = (
    await house.ask('login', { body: { username: 'uma@example.test', password: 'plum-rocket-42' } })
  ).json();
  const codeOf = async (as: string) => (await house.ask('usersTable', { as })).json().code;
  const given = [
    await codeOf(token),
    (await house.ask('myAccount', { as: token })).statusCode,
    (await house.ask('updateToken', { as: token })).statusCode,
    (await house.ask('commonAll', { as: token })).statusCode,
    (await house.ask('officeTexts', { as: token })).statusCode,
  ];

  const changed = await house.ask('saveMyAccount', {
    as: token,
    body: {
      firstname: 'Uma',
      lastname: 'Okoro',
      email: 'uma@example.test',
      locale: 'en',
      currentPassword: 'plum-rocket-42',
      newPassword: 'her own kite 19',
    },
  });

  expect(given).toEqual(['access.ownPasswordFirst', 200, 200, 200, 200]);
  expect(await codeOf(changed.json().token)).not.toBe('access.ownPasswordFirst');
});

test('a temporary password is as long as any other', async () => {
  const reply = await add({ email: 'abc@example.test', temporaryPassword: 'abc' });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['temporaryPassword']]);
});

test('what was open before a block stays shut when the person is let in again', async () => {
  const { data } = (await add({ email: 'eni@example.test', temporaryPassword: 'plum-rocket-42' })).json();
  const { token } = (
    await house.ask('login', { body: { username: 'eni@example.test', password: 'plum-rocket-42' } })
  ).json();
  const asked = async () => (await house.ask('myAccount', { as: token })).statusCode;
  const before = await asked();

  const blocked = (await edit(data, { blocked: true })).json();
  const shut = await asked();
  await edit(blocked.data, { blocked: false });

  expect([before, shut, await asked()]).toEqual([200, 401, 401]);
});

test('who is blocked does not sign in, and does again when let in', async () => {
  const as = world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const { data } = (await add({ temporaryPassword: 'plum-rocket-42' })).json();
  const row = valuesOf(data);
  const login = async () =>
    (await house.ask('login', { body: { username: 'nia@example.test', password: 'plum-rocket-42' } }))
      .statusCode;
  const edit = (more: object) => house.ask('usersEdit', { as, body: { ...row, ...more } as never });

  await edit({ blocked: true });
  const blocked = await login();
  await edit({ blocked: false, version: 2 });

  expect([blocked, await login()]).toEqual([401, 200]);
});

test('a district gives no flag that the role does not bring', async () => {
  const reply = await add({ flinkMake: true });

  expect(Object.keys(reply.json().fields)).toEqual(['flinkMake']);
});

const aScope = async (name: string) => {
  const items = [{ id: crypto.randomUUID(), title: 'Reading', grades: [], levels: [] }];
  const categories = {
    ...NO_CATEGORIES,
    grades: ['1'],
    firstMenu: 'grades',
    firstCategory: { title: 'Subject', items },
  };
  const reply = await house.ask('scopesAdd', {
    as: world.visitor('MASTER_ADMIN').token,
    body: { name, categories } as never,
  });
  return reply.json().data._id as string;
};
const author = { roleAlias: 'AUTHOR', learningCenterId: null };

test('the head office gives an author scopes; a district, which sees none, gives none', async () => {
  const scope = await aScope('Given');

  const given = await add({ ...author, scopes: [scope] }, 'MASTER_ADMIN');
  const district = await add({ email: 'other@example.test', scopes: [scope] });
  const used = await house.ask('scopesUsedIn', {
    as: world.visitor('MASTER_ADMIN').token,
    params: { id: scope },
  });

  expect(given.json().data.scopes).toEqual([scope]);
  expect([district.statusCode, Object.keys(district.json().fields)]).toEqual([400, ['scopes.0']]);
  expect(used.json().data).toEqual([
    { section: 'users', total: 1, rows: [{ _id: given.json().data._id, title: 'Nia Okoro' }] },
  ]);
});

test('a scope that is deleted while it is given is either kept or not given', async () => {
  const as = world.visitor('MASTER_ADMIN').token;
  for (let round = 0; round < 5; round += 1) {
    const scope = await aScope(`Contested ${round}`);

    const [given, gone] = await Promise.all([
      add({ ...author, email: `author-${round}@example.test`, scopes: [scope] }, 'MASTER_ADMIN'),
      house.ask('scopesDelete', { as, query: { id: scope } }),
    ]);

    expect([given.statusCode, gone.statusCode]).not.toEqual([200, 200]);
  }
});

test('all that match are blocked at once and signed out, with one entry; own account, head office and who is not below are left out', async () => {
  const district = world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const region = world.visitor('REGION_ADMIN').token;
  const ask = (name: string, as: string | null, body: unknown) =>
    house.ask(name as 'usersBulk', { as, body: body as never });
  const table = async (as: string | null) =>
    (await house.ask('usersTable', { as, query: { limit: 100 } })).json();
  const { total } = await table(district);
  await house.ask('updateToken', { as: region });

  const foreign = await ask('usersBulkChange', district, {
    action: 'block',
    ids: [world.b.user('REGION_ADMIN').id],
  });
  const unknown = await ask('usersBulkChange', district, { action: 'promote', ids: [world.b.region.id] });
  const { done, left, rows } = (
    await ask('usersBulkChange', district, { action: 'block', matching: {}, expected: total })
  ).json();
  const out = await house.ask('updateToken', { as: region });
  const blocked = (await table(district)).data.filter(
    ({ status }: { status: string }) => status === 'blocked',
  );
  const entries = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('resource', '=', 'users')
    .where('row_id', 'is', null)
    .execute();
  const again = (
    await ask('usersBulkChange', district, { action: 'unblock', matching: {}, expected: total })
  ).json();

  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 400]);
  expect([done + left, left]).toEqual([total, rows.length]);
  expect(done).toBe(blocked.length);
  expect(new Set(blocked.map(({ roleAlias }: { roleAlias: string }) => roleAlias))).toEqual(
    new Set(['REGION_ADMIN', 'LEARNING_CENTER_ADMIN']),
  );
  expect(rows).toContainEqual({
    _id: world.a.user('MASTER_ORGANIZATION_ADMIN').id,
    title: expect.any(String),
    code: 'users.own',
  });
  expect(rows).toContainEqual({
    _id: world.a.user('TEACHER').id,
    title: expect.any(String),
    code: 'users.notBelow',
  });
  expect(out.statusCode).toBe(401);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ action: 'edit', row_count: done });
  expect(entries[0]?.after).toContainEqual(
    expect.objectContaining({ _id: world.a.user('REGION_ADMIN').id, blocked: true, status: 'blocked' }),
  );
  expect(again).toMatchObject({ done, left });
});

test('nobody of another district is deleted, ticked or found', async () => {
  const as = world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const foreign = world.b.user('LEARNING_CENTER_ADMIN');
  await house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify({ admin: { users: { view: true, delete: true } } }) })
    .where('alias', '=', 'MASTER_ORGANIZATION_ADMIN')
    .execute();

  const ticked = await house.ask('usersBulk', { as, body: { action: 'delete', ids: [foreign.id] } });
  const found = await house.ask('usersBulk', {
    as,
    body: { action: 'delete', matching: { filter: signInName(foreign) }, expected: 1 },
  });

  expect([ticked.statusCode, found.statusCode]).toEqual([404, 409]);
});

test('the list of reps is an array of users; a rep finds themselves in it and nobody else', async () => {
  const listed = async (as: VisitorName) =>
    house.ask('usersList', { as: world.visitor(as).token, query: { roleAlias: 'REP' } });
  const own = world.a.user('REP');

  const head = await listed('MASTER_ADMIN');
  const rep = await listed('REP');
  const teacher = await listed('TEACHER');

  expect(head.json()).toHaveLength(2);
  expect(rep.json()).toEqual([{ _id: own.id, firstname: own.marker, lastname: own.marker }]);
  expect([teacher.statusCode, teacher.json().code]).toEqual([403, 'access.denied']);
});

test('a rep beyond the first hundred is found by the name that is typed', async () => {
  const { db } = house;
  await db
    .insertInto('users')
    .values(
      Array.from({ length: 101 }, (_, at) => ({
        _id: uuidv7(),
        firstname: at === 100 ? 'Zawadi' : 'Aaron',
        lastname: at === 100 ? 'Zuberi' : 'Aalto',
        email: `rep${at}@reps.test`,
        role_alias: 'REP',
        password_hash: 'none',
      })),
    )
    .execute();
  const listed = async (filter: string) =>
    (
      await house.ask('usersList', {
        as: world.visitor('MASTER_ADMIN').token,
        query: { roleAlias: 'REP', filter },
      })
    )
      .json()
      .map(({ firstname }: { firstname: string }) => firstname);

  expect(await listed('')).not.toContain('Zawadi');
  expect(await listed('zuber')).toEqual(['Zawadi']);
});

test('the tables tell where somebody belongs by the name that it has now', async () => {
  const { token } = world.visitor('SUPER');
  const placesOf = async (call: 'usersTable' | 'familiesTable', field: string) => {
    const reply = await house.ask(call, { as: token, query: { limit: 100 } });
    return new Set(reply.json().data.map((row: Record<string, unknown>) => row[field]));
  };
  const { center, region, organization } = world.a;

  for (const [table, { id }] of [
    ['learning_centers', center],
    ['regions', region],
    ['master_organizations', organization],
  ] as const)
    await house.db
      .updateTable(table)
      .set({ name: `New ${table}` })
      .where('_id', '=', id)
      .execute();

  const places = await placesOf('usersTable', 'organization');
  expect([...places]).toEqual(
    expect.arrayContaining(['New learning_centers', 'New regions', 'New master_organizations']),
  );
  expect(await placesOf('familiesTable', 'learningCenterName')).toContain('New learning_centers');

  const admin = world.a.user('LEARNING_CENTER_ADMIN').id;
  await house.db.updateTable('users').set({ learning_center_id: null }).where('_id', '=', admin).execute();
  const { place_name } = await house.db
    .selectFrom('users')
    .select('place_name')
    .where('_id', '=', admin)
    .executeTakeFirstOrThrow();
  expect(place_name).toBe('New regions');
});
