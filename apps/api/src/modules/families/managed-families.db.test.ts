import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';
import { managedFamilies } from './testing/managed-families.ts';

let house: TestHouse;
let world: TwoTenants;
let families: ReturnType<typeof managedFamilies>;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  families = managedFamilies(house, world);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

test('a new family has a member who holds the account and gets the way to a password', async () => {
  const { body } = await families.add();
  const mails = await house.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', 'grace@families.test')
    .execute();

  expect(body.data).toMatchObject({ name: 'Achieng', adminUsername: 'grace.achieng', members: 'Grace' });
  expect(await families.adminOf(body.data._id)).toMatchObject({
    is_admin: true,
    type: 'adult',
    firstname: 'Grace',
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('grace.achieng');
});

test('a username that somebody has is refused beside its field', async () => {
  await families.add();

  const { statusCode, body } = await families.add({ email: null });

  expect([statusCode, Object.keys(body.fields)]).toEqual([400, ['adminUsername']]);
});

test("an email tells who signs in: what one of the staff has is no family's, nor the other way around", async () => {
  const staff = await house.db.selectFrom('users').select('email').limit(1).executeTakeFirstOrThrow();
  await families.add();

  const family = await families.add({ adminUsername: 'another.one', email: staff.email });
  const teacher = await house.ask('teachersAdd', {
    as: families.tokenOf('SUPER'),
    body: {
      firstname: 'Grace',
      lastname: 'Achieng',
      email: 'grace@families.test',
      learningCenterId: world.a.center.id,
      products: [],
    } as never,
  });

  expect([family.statusCode, Object.keys(family.body.fields)]).toEqual([400, ['email']]);
  expect([teacher.statusCode, Object.keys(teacher.json().fields)]).toEqual([400, ['email']]);
});

test('a family needs a free plan of its product', async () => {
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Counted product' }).execute();
  await house.db
    .insertInto('organization_plans')
    .values({ master_organization_id: world.a.organization.id, product_id: productId, plans: 1 })
    .execute();

  const { statusCode, body } = await families.add({ productId });

  expect([statusCode, Object.keys(body.fields)]).toEqual([400, ['productId']]);
  await house.db.deleteFrom('organization_plans').where('product_id', '=', productId).execute();
  await house.db.deleteFrom('products').where('_id', '=', productId).execute();
});

test('a family of a center with prepaid plans pays by the hour, by what its organisation has set', async () => {
  const productId = uuidv7();
  const { id: master_organization_id } = world.a.organization;
  await house.db.insertInto('products').values({ _id: productId, name: 'Product by the hour' }).execute();
  await house.db
    .insertInto('organization_plans')
    .values({
      master_organization_id,
      product_id: productId,
      plans: 5,
      total_hours: 12.5,
      hours_in_increment: 5,
      cost_per_hour: 1.33,
      discount_percents: 10,
      currency_iso_code: 'USD',
    })
    .execute();
  await house.db
    .insertInto('plan_assignments')
    .values({
      _id: uuidv7(),
      master_organization_id,
      product_id: productId,
      learning_center_id: world.a.center.id,
      plans: 5,
    })
    .execute();
  const plansOf = (plans_type: 'PREPAID' | 'DEFAULT') =>
    house.db
      .updateTable('learning_centers')
      .set({ plans_type })
      .where('_id', '=', world.a.center.id)
      .execute();
  await plansOf('PREPAID');

  const { statusCode, body } = await families.add({ productId });
  const told = await house.ask('prepaidStatus', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params: { id: body.data._id },
  });

  expect(statusCode).toBe(200);
  expect(told.json().data).toMatchObject({
    totalHours: 12.5,
    totalHoursPaid: 0,
    hoursInIncrement: 5,
    costPerHour: 1.33,
    discountPercents: 10,
    currencyIsoCode: 'USD',
    isActive: false,
  });

  // Who comes after the plan was changed pays by it; who is there stays as set up.
  await house.db
    .updateTable('organization_plans')
    .set({ pays_by: 'year', cost_per_period: 79, total_months: 36, free_trial_weeks: 2, price_id: 'price_1' })
    .where('product_id', '=', productId)
    .execute();
  const yearly = await families.add({
    productId,
    adminUsername: 'Grace.Yearly',
    email: 'yearly@families.test',
  });
  const statusOf = async (id: string) =>
    (
      await house.ask('prepaidStatus', { as: families.tokenOf('LEARNING_CENTER_ADMIN'), params: { id } })
    ).json().data;
  expect(await statusOf(yearly.body.data._id)).toMatchObject({
    purchaseProductType: 'subscription',
    subscriptionType: 'year',
    totalPrice: 79,
    costPerMonth: 0,
    totalMonths: 36,
    freeTrialWeeks: 2,
    priceId: 'price_1',
    totalHours: 0,
    isActive: false,
  });
  expect(await statusOf(body.data._id)).toMatchObject({ purchaseProductType: 'product', totalHours: 12.5 });
});

test('what is found by its own name and by that of its center is one row, and counted once', async () => {
  const { name } = await house.db
    .selectFrom('learning_centers')
    .select('name')
    .where('_id', '=', world.b.center.id)
    .executeTakeFirstOrThrow();
  const ids = [world.b.taught.id, world.a.taught.id];
  const before = await house.db
    .selectFrom('families')
    .select(['_id', 'name'])
    .where('_id', 'in', ids)
    .execute();
  const called = (id: string, words: string) =>
    house.db.updateTable('families').set({ name: words }).where('_id', '=', id).execute();
  await called(world.b.taught.id, `Friends of ${name}`);
  await called(world.a.taught.id, `Strangers to ${name}`);

  const { data, total, unfiltered } = (
    await house.ask('familiesTable', {
      as: families.tokenOf('SUPER'),
      query: { limit: '100', filter: name.toLowerCase() } as never,
    })
  ).json();

  for (const family of before) await called(family._id, family.name);

  const found = data.map(({ _id }: { _id: string }) => _id);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(total).toBe(found.length);
  expect(unfiltered).toBeGreaterThan(total);
});

test('families are found by their center, and those that are blocked by a chip', async () => {
  const { name } = await house.db
    .selectFrom('learning_centers')
    .select('name')
    .where('_id', '=', world.b.center.id)
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('families')
    .set({ blocked_at: new Date() })
    .where('_id', '=', world.b.taught.id)
    .execute();
  const found = async (query: Record<string, string>) =>
    (
      await house.ask('familiesTable', {
        as: families.tokenOf('SUPER'),
        query: { limit: '100', ...query } as never,
      })
    )
      .json()
      .data.map(({ _id, learningCenterId }: Record<string, string>) => ({ _id, learningCenterId }));

  const ofCenter = await found({ filter: name });
  const blocked = await found({ filter: name, 'filter.status': 'blocked' });
  await house.db
    .updateTable('families')
    .set({ blocked_at: null })
    .where('_id', '=', world.b.taught.id)
    .execute();

  expect(ofCenter.length).toBeGreaterThan(1);
  expect(ofCenter.every((row: Record<string, string>) => row.learningCenterId === world.b.center.id)).toBe(
    true,
  );
  expect(blocked).toEqual([{ _id: world.b.taught.id, learningCenterId: world.b.center.id }]);
});

test('families are imported into the own centers alone', async () => {
  const columns = ['name', 'learningCenterId', 'adminFirstname', 'adminLastname', 'adminUsername'];
  const cells = (name: string, center: string) => [name, center, 'Ana', name, `ana.${name.toLowerCase()}`];

  const reply = await house.ask('familiesImport' as never, {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    body: {
      columns,
      rows: [
        { row: 2, cells: cells('Ours', world.a.center.id) },
        { row: 3, cells: cells('Theirs', world.b.center.id) },
      ],
      confirm: true,
    } as never,
  });

  const { data } = reply.json() as { readonly data: ImportResult };
  expect(data).toMatchObject({ written: true, created: 1, refused: 1 });
  expect(data.rows).toContainEqual({ row: 3, outcome: 'refused', columns: { learningCenterId: 'notFound' } });
});

test('a teacher and the staff above read the families of the teacher', async () => {
  const params = { id: world.a.user('TEACHER').id };

  const replies = await Promise.all(
    (['TEACHER', 'LEARNING_CENTER_ADMIN'] as const).map((as) =>
      house.ask('familiesByTeacher', { as: families.tokenOf(as), params }),
    ),
  );

  for (const reply of replies)
    expect((reply.json().data as { _id: string }[]).map(({ _id }) => _id)).toEqual([world.a.taught.id]);
});

test('a member with a new password signs in with it, and is signed out elsewhere', async () => {
  const member = world.a.child;
  const body = { memberId: member.id, password: 'giraffes like leaves' };
  const params = { id: world.a.taught.id };

  const weak = await house.ask('newMemberPassword', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, password: 'short' },
  });
  const family = await house.db
    .selectFrom('families')
    .select('email')
    .where('_id', '=', params.id)
    .executeTakeFirstOrThrow();
  const own = await house.ask('newMemberPassword', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, password: String(family.email) },
  });
  const foreign = await house.ask('newMemberPassword', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, memberId: world.b.child.id },
  });
  const support = await house.ask('newMemberPassword', {
    as: families.tokenOf('CONSUMER_REP'),
    params,
    body,
  });
  const done = await house.ask('newMemberPassword', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body,
  });
  const old = await house.ask('familyMembersByFamily', { as: families.tokenOf('LEARNER'), params });
  const { username } = await house.db
    .selectFrom('family_members')
    .select('username')
    .where('_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const signedIn = await house.ask('login', { body: { username, password: body.password } });

  expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([400, ['password']]);
  expect([own.statusCode, own.json().code]).toEqual([400, 'auth.passwordIsName']);
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ['memberId']]);
  expect(support.json().code).toBe('access.denied');
  expect(done.statusCode).toBe(200);
  expect(old.statusCode).toBe(401);
  expect(signedIn.statusCode).toBe(200);
});

test('a family is deleted at the address of the specification, and nobody deletes that of another tenant', async () => {
  const { body } = await families.add();

  const gone = await house.ask('deleteFamily', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params: { id: body.data._id },
  });
  const foreign = await house.ask('deleteFamily', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    params: { id: world.b.taught.id },
  });

  expect([gone.statusCode, foreign.statusCode]).toEqual([200, 404]);
});

test('who manages a family sets its members right, in the own center alone, and it is written down', async () => {
  const members = async (id: string) =>
    house.db
      .selectFrom('family_members')
      .selectAll()
      .where('family_id', '=', id)
      .orderBy('is_admin', 'desc')
      .execute();
  const saved = async (as: VisitorName, familyId: string) => {
    const form = (await members(familyId)).map(({ _id, lastname, username, type }) => ({
      _id,
      firstname: 'Renamed',
      lastname,
      username,
      type: type as 'adult' | 'child',
    }));
    return house.ask('editFamily', {
      as: families.tokenOf(as),
      body: { _id: familyId, agreeReceiveTextMessages: false, members: form },
    });
  };

  const own = await saved('LEARNING_CENTER_ADMIN', world.a.untaught.id);
  const support = await saved('CONSUMER_REP', world.a.taught.id);
  const notCustomer = await saved('CONSUMER_REP', world.a.untaught.id);
  const foreign = await saved('REGION_ADMIN', world.b.taught.id);
  const teacher = await saved('TEACHER', world.a.taught.id);

  expect(own.statusCode).toBe(200);
  expect((await members(world.a.untaught.id)).map(({ firstname }) => firstname)).toEqual([
    'Renamed',
    'Renamed',
  ]);
  expect([support, notCustomer, foreign, teacher].map((reply) => reply.json().code)).toEqual([
    'access.denied',
    'notFound',
    'notFound',
    'access.denied',
  ]);
  expect(
    await house.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('row_id', '=', world.a.untaught.id)
      .execute(),
  ).toEqual([{ actor_id: world.a.user('LEARNING_CENTER_ADMIN').id }]);
});

test('a member is read by the own family and by who sees it', async () => {
  const read = async (as: VisitorName, id: string) =>
    (await house.ask('familyMemberById', { as: families.tokenOf(as), params: { id } })).json();

  const own = await read('LEARNER', world.a.child.id);

  expect(own.data).toMatchObject({ _id: world.a.child.id, familyId: world.a.taught.id, type: 'child' });
  expect((await read('TEACHER', world.a.child.id)).success).toBe(true);
  expect((await read('LEARNER', world.b.child.id)).code).toBe('notFound');
});

test('many families are deleted at once, but no more than others can wait for', async () => {
  const made = Array.from({ length: 51 }, (_, place) => ({
    _id: uuidv7(),
    learning_center_id: world.a.center.id,
    name: `Bulk ${String(place).padStart(2, '0')}`,
  }));
  await house.db.insertInto('families').values(made).execute();
  const bulk = async (filter: string, expected: number) =>
    house.ask(
      'familiesBulk' as never,
      {
        as: families.tokenOf('LEARNING_CENTER_ADMIN'),
        body: { action: 'delete', matching: { filter }, expected },
      } as never,
    );

  const all = await bulk('Bulk', 51);
  const some = await bulk('Bulk 1', 10);

  expect([all.statusCode, all.json().code]).toEqual([409, 'rows.tooMany']);
  expect(all.json().message).toContain('50');
  expect(some.json()).toEqual({ success: true, done: 10, undo: null });
});

type ManagedMember = ReplyOf<Calls['familyMembersByFamily']>['data'][number];

test('a center adds one member, changes another and blocks that member, and the rest of the family stays as it is', async () => {
  const id = world.a.taught.id;
  const listed = async (): Promise<readonly ManagedMember[]> =>
    (
      await house.ask('familyMembersByFamily', {
        as: families.tokenOf('LEARNING_CENTER_ADMIN'),
        params: { id },
      })
    ).json().data;
  const save = (member: object, as: VisitorName = 'LEARNING_CENTER_ADMIN') =>
    house.ask('editFamily', { as: families.tokenOf(as), body: { _id: id, members: [member] } as never });
  await house.db
    .updateTable('families')
    .set({ agree_receive_text_messages: true })
    .where('_id', '=', id)
    .execute();
  const before = await listed();
  const child = before.find(({ _id }) => _id === world.a.child.id);
  const admin = before.find(({ isAdmin }) => isAdmin);
  const fields = ({ _id, firstname, lastname, username, type }: ManagedMember) => ({
    _id,
    firstname,
    lastname,
    username,
    type,
  });
  if (!child || !admin) throw new Error('the family has a child and an admin');

  const added = await save({
    firstname: 'Nina',
    lastname: 'García',
    username: 'nina.new',
    type: 'child',
    password: 'giraffes like leaves',
  });
  const blocked = await save({ ...fields(child), firstname: 'Renamed', blocked: true });
  const kicked = await house.ask('familyMembersByFamily', {
    as: families.tokenOf('LEARNER'),
    params: { id },
  });
  const refused = [
    await save({ ...fields(admin), blocked: true }),
    await save({ ...fields(child), blocked: false }, 'TEACHER'),
    await house.ask('editFamily', {
      as: families.tokenOf('LEARNING_CENTER_ADMIN'),
      body: { _id: world.b.taught.id, members: [{ ...fields(child), blocked: false }] } as never,
    }),
  ];
  const after = await listed();

  expect([added.statusCode, blocked.statusCode]).toEqual([200, 200]);
  expect(kicked.statusCode).toBe(401);
  expect(refused.map((reply) => reply.json().code)).toEqual(['request.invalid', 'access.denied', 'notFound']);
  expect(refused[0]?.json().fields).toEqual({ 'members.0.blocked': 'This value is not allowed' });
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ _id }) => _id === child._id)).toMatchObject({ firstname: 'Renamed', blocked: true });
  expect(after.find(({ username }) => username === 'nina.new')).toMatchObject({
    type: 'child',
    blocked: false,
  });
  const family = await house.db
    .selectFrom('families')
    .select('agree_receive_text_messages as agrees')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(family.agrees).toBe(true);
  const audit = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('row_id', '=', id)
    .orderBy('_id', 'desc')
    .execute();
  expect(JSON.stringify(audit[0])).toContain(child.username);

  const again = await save({ ...fields(child), blocked: false });

  expect(again.statusCode).toBe(200);
  expect((await listed()).find(({ _id }) => _id === child._id)?.blocked).toBe(false);
});
