import { roles } from '@flink/contract/access/roles.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInName } from '../../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, PASSWORD, type TwoTenants } from '../../testing/two-tenants.ts';
import { hashPassword } from './passwords/passwords.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

beforeEach(() => world.restore());

afterAll(() => house.close());

const login = (username: string, password = PASSWORD) => house.ask('login', { body: { username, password } });
const sessionOf = async (reply: Awaited<ReturnType<typeof login>>) =>
  house.house.tokens.read(reply.json().token);
const renew = (token: string | null) => house.ask('updateToken', { as: token });

test('a person of the staff signs in with the email, however it is written', async () => {
  const row = world.a.user('TEACHER');

  const session = await sessionOf(await login(`  ${signInName(row).toUpperCase()} `));

  expect(session).toMatchObject({
    user: { _id: row.id, learningCenterId: world.a.center.id },
    userRole: { alias: 'TEACHER', redirect: 'admin', permissions: roles.TEACHER.permissions },
    learner: null,
    team: [],
  });
});

test('a learner signs in with the username and is a team of one', async () => {
  const session = await sessionOf(await login(world.a.child.marker));

  expect(session.learner).toMatchObject({
    _id: world.a.child.id,
    familyId: world.a.taught.id,
    type: 'child',
  });
  expect(session.team).toEqual([session.learner]);
  expect(session.userRole).toMatchObject({ alias: 'LEARNER', flags: {}, permissions: {} });
});

test('an unknown name, a wrong password and a blocked person get one and the same answer', async () => {
  const row = world.a.user('REGULAR');
  await house.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('_id', '=', world.a.user('REP').id)
    .execute();

  const answers = [
    await login('nobody@example.test'),
    await login('nobody'),
    await login(signInName(row), `${PASSWORD} `),
    await login(signInName(world.a.user('REP'))),
  ];

  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      success: false,
      code: 'auth.wrongCredentials',
      message: 'Wrong username or password',
      fields: { password: 'Wrong username or password' },
    });
  }
});

test('an unknown name takes as long as a wrong password', async () => {
  const row = world.a.user('REGULAR');
  const passwordHash = await hashPassword(PASSWORD);
  await house.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('_id', '=', row.id)
    .execute();
  const fastest = async (name: string) => {
    const times: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const began = performance.now();
      await login(name, 'wrong');
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };

  const [known, unknown] = [await fastest(signInName(row)), await fastest('nobody@example.test')];

  // Without the check against nobody's hash it would be a hundredth.
  expect(unknown).toBeGreaterThan(known / 4);
});

test('signing in is remembered', async () => {
  const row = world.a.user('REGULAR');
  await login(signInName(row));

  const user = await house.db
    .selectFrom('users')
    .select('last_seen_at')
    .where('_id', '=', row.id)
    .executeTakeFirst();

  expect(Date.now() - Number(user?.last_seen_at)).toBeLessThan(60_000);
});

test("a flag set on the person adds to the role's", async () => {
  const row = world.a.user('SUPER');
  await house.db
    .updateTable('users')
    .set({ flags: { flinkAdmin: true } })
    .where('_id', '=', row.id)
    .execute();

  const { userRole } = await sessionOf(await login(signInName(row)));

  expect(userRole.flags).toEqual({ flinkMake: true, flinkAdmin: true });
});

test('renewing reads the person again', async () => {
  const row = world.a.user('REGULAR');
  const { token } = (await login(signInName(row))).json();
  await house.db
    .updateTable('users')
    .set({ role_alias: 'AUTHOR', firstname: 'Nueva' })
    .where('_id', '=', row.id)
    .execute();

  const session = await sessionOf(await renew(token));

  expect([session.userRole.alias, session.user.firstname]).toEqual(['AUTHOR', 'Nueva']);
});

test.each([
  ['was blocked', { blocked_at: new Date() }],
  ['was signed out everywhere', { token_version: 2 }],
])('a person who %s cannot renew', async (_, change) => {
  const row = world.a.user('REGULAR');
  const { token } = (await login(signInName(row))).json();
  await house.db.updateTable('users').set(change).where('_id', '=', row.id).execute();

  const reply = await renew(token);

  expect([reply.statusCode, reply.json().code]).toEqual([401, 'session.invalid']);
});

test('a learner whose family is gone cannot renew', async () => {
  const { token } = (await login(world.a.child.marker)).json();
  await house.db.deleteFrom('families').where('_id', '=', world.a.taught.id).execute();

  expect((await renew(token)).json().code).toBe('session.invalid');
});

const users = (as: 'SUPER' | 'MASTER_ADMIN', query: Record<string, unknown> = {}) =>
  house.ask('usersTable', { as: world.visitor(as).token, query: { limit: 100, ...query } });

test('the table shows everybody with role, organisation and state', async () => {
  const teacher = world.a.user('TEACHER');
  await house.db
    .updateTable('users')
    .set({ blocked_at: new Date(), last_seen_at: new Date('2026-03-01T10:00:00Z') })
    .where('_id', '=', teacher.id)
    .execute();

  const { data, total } = (await users('MASTER_ADMIN')).json();

  expect(total).toBe(world.rowsOf('user').length);
  expect(data.find(({ _id }: { _id: string }) => _id === teacher.id)).toMatchObject({
    _id: teacher.id,
    firstname: teacher.marker,
    lastname: teacher.marker,
    email: signInName(teacher),
    roleAlias: 'TEACHER',
    organization: `${world.a.center.marker} center`,
    status: 'blocked',
    lastSeenAt: '2026-03-01T10:00:00.000Z',
  });
});

test.each(['name', 'roleAlias', 'organization', 'status', 'lastSeenAt'])(
  'ordered by %s, both ways show the same people in another order',
  async (orderBy) => {
    const change = (role: 'REP' | 'AUTHOR', values: object) =>
      house.db.updateTable('users').set(values).where('_id', '=', world.a.user(role).id).execute();
    await change('REP', { blocked_at: new Date(), last_seen_at: new Date('2026-01-01') });
    await change('AUTHOR', { temporary_password: true, last_seen_at: new Date('2026-02-01') });
    const ids = async (order: 'asc' | 'desc'): Promise<string[]> =>
      (await users('SUPER', { orderBy, order })).json().data.map(({ _id }: { _id: string }) => _id);

    const [up, down] = [await ids('asc'), await ids('desc')];

    expect(new Set(up).size).toBe(world.rowsOf('user').length);
    expect([...up].sort()).toEqual([...down].sort());
    expect(up).not.toEqual(down);
  },
);

test('chips narrow by role and by state together, several values of one chip widen', async () => {
  const blocked = world.a.user('REP').id;
  await house.db.updateTable('users').set({ blocked_at: new Date() }).where('_id', '=', blocked).execute();
  const found = async (query: Record<string, unknown>): Promise<[string[], number]> => {
    const { data, total, unfiltered } = (await users('SUPER', query)).json();
    expect(unfiltered).toBe(world.rowsOf('user').length);
    return [data.map(({ roleAlias }: { roleAlias: string }) => roleAlias), total];
  };

  const [two, twoTotal] = await found({ 'filter.roleAlias': ['REP', 'AUTHOR'] });
  const [one] = await found({ 'filter.roleAlias': ['REP', 'AUTHOR'], 'filter.status': 'blocked' });

  expect([...new Set(two)].sort()).toEqual(['AUTHOR', 'REP']);
  expect(twoTotal).toBe(two.length);
  expect(one).toEqual(['REP']);
});

test('a value that no chip offers is refused by name; a role that nobody has made finds nobody', async () => {
  const reply = await users('SUPER', { 'filter.status': 'crowned' });
  const nobody = await users('SUPER', { 'filter.roleAlias': 'KING' });

  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toEqual(['filter.status']);
  expect(nobody.json()).toMatchObject({ total: 0, data: [] });
});

test('who has an account and was never here is invited; the school lets in those on its lists', async () => {
  const stateOf = async (values: object) => {
    const { id } = world.a.user('AUTHOR');
    const clean = { blocked_at: null, temporary_password: false, last_seen_at: null, clever_id: null };
    await house.db
      .updateTable('users')
      .set({ ...clean, ...values })
      .where('_id', '=', id)
      .execute();
    return (await house.ask('usersRow', { as: world.visitor('SUPER').token, params: { id } })).json().data
      .status;
  };

  expect([
    await stateOf({}),
    await stateOf({ last_seen_at: new Date() }),
    await stateOf({ clever_id: 'school-7' }),
    await stateOf({ temporary_password: true }),
    await stateOf({ blocked_at: new Date() }),
  ]).toEqual(['invited', 'active', 'active', 'temporaryPassword', 'blocked']);
});

test('by state, who may sign in comes first and who is blocked last', async () => {
  const blocked = world.a.user('REP').id;
  await house.db.updateTable('users').set({ blocked_at: new Date() }).where('_id', '=', blocked).execute();
  const ids = async (order: 'asc' | 'desc'): Promise<string[]> =>
    (await users('SUPER', { orderBy: 'status', order })).json().data.map(({ _id }: { _id: string }) => _id);

  expect((await ids('asc')).at(-1)).toBe(blocked);
  expect((await ids('desc')).at(0)).toBe(blocked);
});
