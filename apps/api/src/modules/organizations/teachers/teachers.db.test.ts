import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import type { VisitorName } from '../../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

const COLUMNS = ['firstname', 'lastname', 'email', 'learningCenterId'];

async function bring(lines: readonly (readonly string[])[], as: VisitorName = 'LEARNING_CENTER_ADMIN') {
  const reply = await house.ask('teachersImport' as never, {
    as: world.visitor(as).token,
    body: {
      columns: COLUMNS,
      rows: lines.map((cells, at) => ({ row: at + 2, cells })),
      confirm: true,
    } as never,
  });
  return (reply.json() as { readonly data: ImportResult }).data;
}

const centerName = async (id: string) =>
  (
    await house.db
      .selectFrom('learning_centers')
      .select('name')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;

const user = (email: string) =>
  house.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

const mailsTo = (recipient: string) =>
  house.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).execute();

const assigned = async (teacherId: string, as: VisitorName) => {
  const reply = await house.ask('assignedFamilies', { as: world.visitor(as).token, query: { teacherId } });
  return { statusCode: reply.statusCode, data: reply.json().data as { readonly _id: string }[] };
};

test('imported teachers belong to their center and what it belongs to, and are written to once', async () => {
  const center = await centerName(world.a.center.id);

  const result = await bring([
    ['Ada', 'Okello', 'Ada@Teachers.test', center],
    ['Ben', 'Ruiz', 'no email', center],
    ['Cem', 'Yilmaz', 'ada@teachers.test', center],
  ]);
  const made = await user('ada@teachers.test');

  expect(result).toMatchObject({ written: true, created: 1, refused: 2 });
  expect(result.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([
    { row: 3, outcome: 'refused', columns: { email: 'request.badEmail' } },
    { row: 4, outcome: 'refused', columns: { email: 'request.notUnique' } },
  ]);
  expect(made).toMatchObject({
    role_alias: 'TEACHER',
    learning_center_id: world.a.center.id,
    region_id: world.a.region.id,
    master_organization_id: world.a.organization.id,
  });
  const [mail, ...others] = await mailsTo('ada@teachers.test');
  expect(mail?.text).toContain('/set-password/');
  expect(others).toEqual([]);
});

test('what was only looked at sends no mail', async () => {
  await house.ask('teachersImport' as never, {
    as: world.visitor('SUPER').token,
    body: {
      columns: COLUMNS,
      rows: [{ row: 2, cells: ['Dan', 'Mills', 'dan@teachers.test', world.a.center.id] }],
      confirm: false,
    } as never,
  });

  expect(await mailsTo('dan@teachers.test')).toEqual([]);
  expect(await user('dan@teachers.test')).toBeUndefined();
});

test('nobody imports a teacher into a center they do not see', async () => {
  const result = await bring([['Eve', 'Far', 'eve@teachers.test', world.b.center.id]]);

  expect(result).toMatchObject({ written: false, created: 0, refused: 1 });
  expect(await user('eve@teachers.test')).toBeUndefined();
});

test('a teacher has the families that were assigned, and sees no others', async () => {
  const teacherId = world.a.user('TEACHER').id;
  const { taught, untaught } = world.a;
  const as = world.visitor('LEARNING_CENTER_ADMIN').token;

  const before = await assigned(teacherId, 'LEARNING_CENTER_ADMIN');
  const offered = await house.ask('familiesInLearningCenter', {
    as,
    query: { learningCenterId: world.a.center.id },
  });
  const done = await house.ask('assignFamilies', {
    as,
    body: { teacherId, families: [untaught.id], before: [taught.id] },
  });
  const stale = await house.ask('assignFamilies', {
    as,
    body: { teacherId, families: [], before: [taught.id] },
  });
  const own = await assigned(teacherId, 'TEACHER');
  const members = await Promise.all(
    [taught, untaught].map(({ id }) =>
      house.ask('familyMembersByFamily', { as: world.visitor('TEACHER').token, params: { id } }),
    ),
  );

  expect(before.data.map(({ _id }) => _id)).toEqual([taught.id]);
  expect((offered.json().data as { _id: string }[]).map(({ _id }) => _id).toSorted()).toEqual(
    [taught.id, untaught.id].toSorted(),
  );
  expect(done.statusCode).toBe(200);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  expect(own.data.map(({ _id }) => _id)).toEqual([untaught.id]);
  expect(members.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
});

test('a center hears of families that somebody above it gives to a teacher, and of nothing that it does itself', async () => {
  const teacherId = world.a.user('TEACHER').id;
  const { taught, untaught } = world.a;
  await house.db.deleteFrom('outbox_messages').execute();
  const give = (as: VisitorName, families: readonly string[], before: readonly string[]) =>
    house.ask('assignFamilies', {
      as: world.visitor(as).token,
      body: { teacherId, families: [...families], before: [...before] },
    });
  const told = () => house.db.selectFrom('outbox_messages').select(['recipient', 'text']).execute();

  await give('LEARNING_CENTER_ADMIN', [taught.id, untaught.id], [taught.id]);
  await give('LEARNING_CENTER_ADMIN', [], [taught.id, untaught.id]);
  expect(await told()).toEqual([]);

  await give('REGION_ADMIN', [untaught.id], []);
  const mails = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(untaught.marker);
  expect(mails[0]?.text).not.toContain(taught.marker);

  // What is taken away lets nobody see anything.
  await give('MASTER_ORGANIZATION_ADMIN', [], [untaught.id]);
  expect(await told()).toHaveLength(1);
});

test('a center hears of accounts that somebody above it opens or moves to another email', async () => {
  const admin = await house.db
    .selectFrom('users')
    .select('email')
    .where('_id', '=', world.a.user('LEARNING_CENTER_ADMIN').id)
    .executeTakeFirstOrThrow();
  const row = async (as: VisitorName) => {
    const params = { id: world.a.user('TEACHER').id };
    const reply = await house.ask('teachersRow', { as: world.visitor(as).token, params });
    const { name, learningCenterName, families, regionId, isProtected, ...values } = reply.json().data;
    return values;
  };
  const moveTo = async (as: VisitorName, email: string) =>
    house.ask('teachersEdit', {
      as: world.visitor(as).token,
      body: { ...(await row(as)), email } as never,
    });
  const told = async () => (await mailsTo(admin.email)).map(({ subject }) => subject);
  await house.db.deleteFrom('outbox_messages').execute();

  await moveTo('LEARNING_CENTER_ADMIN', 'first@teachers.test');
  const byItself = await told();
  await moveTo('REGION_ADMIN', 'second@teachers.test');
  const moved = await told();
  const added = await house.ask('usersAdd', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: {
      firstname: 'Second',
      lastname: 'Self',
      email: 'self@teachers.test',
      roleAlias: 'LEARNING_CENTER_ADMIN',
      masterOrganizationId: null,
      regionId: null,
      learningCenterId: world.a.center.id,
      scopes: [],
      flinkAdmin: false,
      flinkMake: false,
      temporaryPassword: null,
      blocked: false,
    } as never,
  });

  expect(byItself).toEqual([]);
  expect(moved).toEqual([expect.stringContaining('opened an account of your center')]);
  expect(added.statusCode).toBe(200);
  expect((await told())[1]).toContain('opened an account of your center for Second Self');
});

test('families of another center are assigned to nobody here', async () => {
  const teacherId = world.a.user('TEACHER').id;

  const reply = await house.ask('assignFamilies', {
    as: world.visitor('SUPER').token,
    body: { teacherId, families: [world.b.taught.id], before: [world.a.taught.id] },
  });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['families']]);
  expect((await assigned(teacherId, 'SUPER')).data.map(({ _id }) => _id)).toEqual([world.a.taught.id]);
});

test('a teacher who moves to another center leaves the families behind', async () => {
  const teacherId = world.a.user('TEACHER').id;
  const far = world
    .rowsOf('learningCenter')
    .find(({ tenant, id }) => tenant === 'A' && id !== world.a.center.id);
  const { data } = (
    await house.ask('teachersRow', { as: world.visitor('SUPER').token, params: { id: teacherId } })
  ).json();
  const { _id, version, firstname, lastname, email, products } = data;

  await house.ask('teachersEdit', {
    as: world.visitor('SUPER').token,
    body: { _id, version, firstname, lastname, email, products, learningCenterId: far?.id ?? '' },
  });

  expect((await assigned(teacherId, 'SUPER')).data).toEqual([]);
});

test('a teacher who is given another email hears of it at the old one', async () => {
  const as = world.visitor('SUPER').token;
  const { id } = world.a.user('TEACHER');
  const { data } = (await house.ask('teachersRow', { as, params: { id } })).json();
  const { _id, version, firstname, lastname, email: before, products, learningCenterId } = data;

  await house.ask('teachersEdit', {
    as,
    body: { _id, version, firstname, lastname, email: 'other@teachers.test', products, learningCenterId },
  });

  const told = (await mailsTo(before)).map(({ subject }) => subject);
  expect(told).toContain('The email of your Flink account was changed');
});

test('the products of a teacher are those that were given, in their order', async () => {
  const products = await house.db.selectFrom('products').select(['_id', 'name']).limit(2).execute();
  const ids = products.map(({ _id }) => _id).toReversed();
  const teacherId = world.a.user('TEACHER').id;
  const as = world.visitor('SUPER').token;
  const { data } = (await house.ask('teachersRow', { as, params: { id: teacherId } })).json();
  const { _id, version, firstname, lastname, email, learningCenterId } = data;

  await house.ask('teachersEdit', {
    as,
    body: { _id, version, firstname, lastname, email, learningCenterId, products: ids },
  });
  const own = await house.ask('teacherProducts', {
    as: world.visitor('TEACHER').token,
    query: { teacherId },
  });

  expect((own.json().data as { _id: string }[]).map((product) => product._id)).toEqual(ids);
});

test('a teacher is deleted at the address of the specification', async () => {
  const { id } = world.a.user('TEACHER');

  const reply = await house.ask('deleteTeacher', {
    as: world.visitor('LEARNING_CENTER_ADMIN').token,
    params: { id },
  });
  const other = await house.ask('deleteTeacher', {
    as: world.visitor('LEARNING_CENTER_ADMIN').token,
    params: { id: world.b.user('TEACHER').id },
  });

  expect([reply.statusCode, other.statusCode]).toEqual([200, 404]);
});

test('teachers are ordered by how many families they have, ten after nine', async () => {
  const center = await centerName(world.a.center.id);
  await bring([
    ['Few', 'Families', 'few@teachers.test', center],
    ['Many', 'Families', 'many@teachers.test', center],
  ]);
  const families = async (email: string, count: number) => {
    const teacher = await user(email);
    for (let number = 0; number < count; number += 1) {
      const _id = crypto.randomUUID();
      await house.db
        .insertInto('families')
        .values({ _id, name: `${email} ${number}`, learning_center_id: world.a.center.id })
        .execute();
      await house.db
        .insertInto('teacher_families')
        .values({ teacher_id: String(teacher?._id), family_id: _id })
        .execute();
    }
  };
  await families('few@teachers.test', 9);
  await families('many@teachers.test', 10);

  const reply = await house.ask('teachersTable', {
    as: world.visitor('LEARNING_CENTER_ADMIN').token,
    query: { orderBy: 'families', filter: 'Families', limit: 100 },
  });

  expect(reply.json().data.map(({ families: held }: { families: unknown }) => held)).toEqual([9, 10]);
});

test('a teacher who names nobody asks for the own families and products', async () => {
  const as = world.visitor('TEACHER').token;

  const families = await house.ask('assignedFamilies', { as });
  const products = await house.ask('teacherProducts', { as });

  expect(families.json().data.map(({ _id }: { _id: string }) => _id)).toEqual([world.a.taught.id]);
  expect(products.json()).toEqual({ success: true, data: [] });
  // Somebody who is no teacher has no own ones.
  expect((await house.ask('assignedFamilies', { as: world.visitor('MASTER_ADMIN').token })).statusCode).toBe(
    404,
  );
});
