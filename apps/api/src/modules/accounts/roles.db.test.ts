import { pathsOf, treeOf } from '@flink/contract/access/permission-paths.ts';
import type { PermissionTree } from '@flink/contract/access/rules.ts';
import { users } from '@flink/contract/resources/users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../../resources/testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

/** An account of no place, with nothing but its role. */
const ANYBODY = {
  masterOrganizationId: null,
  regionId: null,
  learningCenterId: null,
  scopes: [],
  flinkAdmin: false,
  flinkMake: false,
  temporaryPassword: 'kept in the drawer 7',
  blocked: false,
};

/** Signed in with a password of their own, after the one that was given. */
async function withOwnPassword(person: {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}): Promise<string> {
  const { firstname, lastname, email } = person;
  const login = await office.house.ask('login', {
    body: { username: email, password: ANYBODY.temporaryPassword },
  });
  const saved = await office.house.ask('saveMyAccount', {
    as: login.json().token,
    body: { firstname, lastname, email, locale: 'en', newPassword: 'out of the drawer 8' },
  });
  return saved.json().token;
}

test('nobody gives a role what their own does not have, nor changes their own', async () => {
  const role = async (alias: string) => {
    const page = await office.ask('rolesTable', { query: { filter: alias, limit: 100 } });
    const found = (page.body.data as unknown as Record<string, unknown>[]).find((row) => row.alias === alias);
    const { isProtected, ...row } = found ?? {};
    return { isProtected, row };
  };
  const { row: editors } = await role('MASTER_ADMIN');
  await office.house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify({ admin: { roles: { view: true, create: true, edit: true } } }) })
    .where('alias', '=', 'MASTER_ADMIN')
    .execute();
  const as = (
    await office.house.ask('updateToken', { as: office.world.visitor('MASTER_ADMIN').token })
  ).json().token;
  const edit = (body: unknown) => office.house.ask('rolesEdit', { as, body: body as never });
  const { row: teacher, isProtected } = await role('TEACHER');
  const { row: own } = await role('MASTER_ADMIN');
  const given = teacher.permissions as string[];

  const more = await edit({ ...teacher, permissions: [...given, 'admin.lists.view'] });
  const theirs = await edit({ ...teacher, permissions: [...given, 'admin.roles.view'] });
  const self = await edit({ ...own, permissions: [] });
  const all = await edit({ ...(await role('SUPER')).row, permissions: [] });
  const gone = await office.ask('rolesDelete', { query: { id: teacher._id } });
  await office.house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify(treeOf(editors.permissions as string[])) })
    .where('alias', '=', 'MASTER_ADMIN')
    .execute();

  expect(isProtected).toBe(true);
  expect(Object.keys(more.json().fields)).toEqual(['permissions']);
  expect(theirs.json().data.permissions).toEqual([...given, 'admin.roles.view'].toSorted());
  expect(Object.keys(self.json().fields)).toEqual(['permissions']);
  expect(Object.keys(all.json().fields)).toEqual(['permissions']);
  expect(gone.body.code).toBe('rows.protected');
});

test.each([
  ['flinkAdmin.families.edit', 'editFamily'],
  ['flinkAdmin.families.assign', 'assignFamilies'],
  ['flinkAdmin.products.view', 'teacherProducts'],
] as const)('%s is needed for %s, and enough', async (right, call) => {
  const { house, world } = office;
  const { taught, user } = world.a;
  const center = house.db.updateTable('roles').where('alias', '=', 'LEARNING_CENTER_ADMIN');
  const { permissions } = await house.db
    .selectFrom('roles')
    .select('permissions')
    .where('alias', '=', 'LEARNING_CENTER_ADMIN')
    .executeTakeFirstOrThrow();
  const members = await house.db
    .selectFrom('family_members')
    .select(['_id', 'firstname', 'lastname', 'username', 'type'])
    .where('family_id', '=', taught.id)
    .orderBy('is_admin', 'desc')
    .execute();
  const sent = {
    editFamily: { body: { _id: taught.id, agreeReceiveTextMessages: false, members } },
    assignFamilies: { body: { teacherId: user('TEACHER').id, families: [taught.id], before: [taught.id] } },
    teacherProducts: { query: { teacherId: user('TEACHER').id } },
  }[call];
  const asked = async (paths: readonly string[]) => {
    await center.set({ permissions: JSON.stringify(treeOf(paths)) }).execute();
    const as = (await house.ask('updateToken', { as: world.visitor('LEARNING_CENTER_ADMIN').token })).json()
      .token;
    return (await house.ask(call, { as, ...sent } as never)).statusCode;
  };

  const without = await asked(pathsOf(permissions as PermissionTree).filter((path) => path !== right));
  const withIt = await asked([right]);
  await center.set({ permissions: JSON.stringify(permissions) }).execute();

  expect([without, withIt]).toEqual([403, 200]);
});

test('who has a made role sees what belongs to their place and nothing of another, and gives no role', async () => {
  const { house, world, ask } = office;
  const role = {
    name: 'Family helper',
    alias: 'FAMILY_HELPER',
    redirect: 'account',
    flinkAdmin: false,
    flinkMake: false,
    permissions: ['admin.families.view', 'admin.users.create', 'admin.users.edit', 'admin.users.view'],
  };
  await ask('rolesAdd', { body: role }, 'MASTER_ADMIN');
  const helper = async (place: Record<string, string | null>, email: string) => {
    const person = {
      firstname: 'Hani',
      lastname: 'Helper',
      email,
      roleAlias: 'FAMILY_HELPER',
      ...ANYBODY,
      ...place,
    };
    const made = await ask('usersAdd', { body: person }, 'MASTER_ADMIN');
    return { row: made.body.data, as: await withOwnPassword(person) };
  };
  const familiesOf = async (as: string) =>
    (await house.ask('familiesTable', { as, query: { limit: 100 } }))
      .json()
      .data.map(({ learningCenterId }: { learningCenterId: string }) => learningCenterId);

  const inCenter = await helper({ learningCenterId: world.a.center.id }, 'in-center@example.test');
  const inDistrict = await helper(
    { masterOrganizationId: world.a.organization.id },
    'in-district@example.test',
  );
  const nowhere = await helper({}, 'nowhere@example.test');
  const seen = await familiesOf(inCenter.as);
  const foreign = await house.ask('familiesRow', { as: inCenter.as, params: { id: world.b.taught.id } });
  const foreignUser = await house.ask('usersRow', {
    as: inDistrict.as,
    params: { id: world.b.user('REGION_ADMIN').id },
  });
  const gives = await house.ask('usersAdd', {
    as: inDistrict.as,
    body: {
      ...Object.fromEntries(Object.keys(users.fields).map((field) => [field, inCenter.row[field]])),
      email: 'raised@example.test',
      roleAlias: 'REGION_ADMIN',
      regionId: world.a.region.id,
      learningCenterId: null,
    } as never,
  });
  const chip = await ask('usersTable', { query: { 'filter.roleAlias': 'FAMILY_HELPER' } }, 'MASTER_ADMIN');
  const ofDistrict = await familiesOf(inDistrict.as);
  const ofNobody = await familiesOf(nowhere.as);
  await house.db.deleteFrom('users').where('role_alias', '=', 'FAMILY_HELPER').execute();
  await house.db.deleteFrom('roles').where('alias', '=', 'FAMILY_HELPER').execute();

  expect(inCenter.row).toMatchObject({
    masterOrganizationId: world.a.organization.id,
    regionId: world.a.region.id,
    learningCenterId: world.a.center.id,
  });
  expect(new Set(seen)).toEqual(new Set([world.a.center.id]));
  expect(ofDistrict).toContain(world.a.center.id);
  expect(ofDistrict).not.toContain(world.b.center.id);
  expect(ofNobody).toEqual([]);
  expect([foreign.statusCode, foreignUser.statusCode]).toEqual([404, 404]);
  expect([gives.statusCode, Object.keys(gives.json().fields)]).toEqual([400, ['roleAlias']]);
  expect(chip.body).toMatchObject({ total: 3 });
});

test('a role lands where it may go', async () => {
  const { ask } = office;
  const role = {
    name: 'Word keeper',
    alias: 'WORD_KEEPER',
    flinkAdmin: false,
    flinkMake: false,
    permissions: [],
  };

  const replies = [
    await ask('rolesAdd', { body: { ...role, redirect: 'make' } }, 'MASTER_ADMIN'),
    await ask('rolesAdd', { body: { ...role, redirect: 'admin', flinkMake: true } }, 'MASTER_ADMIN'),
    await ask('rolesAdd', { body: { ...role, redirect: 'make', flinkMake: true } }, 'MASTER_ADMIN'),
  ];

  await ask('rolesDelete', { query: { id: replies[2]?.body.data._id } }, 'MASTER_ADMIN');

  expect(replies.map(({ body }) => Object.keys(body.fields ?? {}))).toEqual([['redirect'], ['redirect'], []]);
});

test('a role that was made is given to a person, who then may do what it says and nothing else', async () => {
  const { house, world, ask } = office;
  const role = {
    name: 'List keeper',
    alias: 'LIST_KEEPER',
    redirect: 'make',
    flinkAdmin: false,
    flinkMake: true,
    permissions: ['admin.lists.edit', 'admin.lists.view', 'admin.my-account.edit', 'admin.my-account.view'],
  };
  const person = {
    firstname: 'Lia',
    lastname: 'Keeper',
    email: 'lia@example.test',
    roleAlias: 'LIST_KEEPER',
    ...ANYBODY,
  };
  const { _id: roleId } = (await ask('rolesAdd', { body: role }, 'MASTER_ADMIN')).body.data;

  const byDistrict = await house.ask('usersAdd', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { ...person, masterOrganizationId: world.a.organization.id } as never,
  });
  const unknown = await ask('usersAdd', { body: { ...person, roleAlias: 'NOBODY_MADE_IT' } });
  const made = await ask('usersAdd', { body: person }, 'MASTER_ADMIN');
  const offered = await ask('madeRoles', {}, 'MASTER_ADMIN');
  const token = await withOwnPassword(person);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const statusOf = async (
    name: 'listsTable' | 'usersTable' | 'familiesTable' | 'myAccount' | 'offeredProducts',
  ) => (await house.ask(name, { as: token })).statusCode;
  const opened = [
    await statusOf('listsTable'),
    await statusOf('myAccount'),
    await statusOf('offeredProducts'),
    await statusOf('usersTable'),
    await statusOf('familiesTable'),
  ];
  const deleted = await ask('rolesDelete', { query: { id: roleId } });
  await house.db.deleteFrom('users').where('email', '=', person.email).execute();
  const afterwards = await ask('rolesDelete', { query: { id: roleId } });

  expect(Object.keys(byDistrict.json().fields)).toEqual(['roleAlias']);
  expect(Object.keys(unknown.body.fields as object)).toEqual(['roleAlias']);
  expect(made.body.data).toMatchObject({ roleAlias: 'LIST_KEEPER', roleName: 'List keeper' });
  expect(offered.body.data).toEqual([
    { alias: 'LIST_KEEPER', name: 'List keeper', flinkMake: true, allScopes: false },
  ]);
  expect(claims.userRole).toMatchObject({
    alias: 'LIST_KEEPER',
    redirect: 'make',
    flags: { flinkMake: true },
  });
  expect(opened).toEqual([200, 200, 200, 403, 403]);
  expect([deleted.statusCode, deleted.body.code]).toEqual([409, 'rows.inUse']);
  expect(afterwards.statusCode).toBe(200);
});
