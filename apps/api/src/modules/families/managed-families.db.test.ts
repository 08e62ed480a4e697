import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
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

const tokenOf = (name: VisitorName) => world.visitor(name).token;

const form = (more: Record<string, unknown> = {}) => ({
  name: 'Achieng',
  learningCenterId: world.a.center.id,
  productId: null,
  adminFirstname: 'Grace',
  adminLastname: 'Achieng',
  adminUsername: 'Grace.Achieng',
  email: 'Grace@Families.test',
  phone: null,
  ...more,
});

const add = async (more: Record<string, unknown> = {}, as: VisitorName = 'LEARNING_CENTER_ADMIN') => {
  const reply = await house.ask('addFamily', { as: tokenOf(as), body: form(more) as never });
  return { statusCode: reply.statusCode, body: reply.json() };
};

const adminOf = (familyId: string) =>
  house.db
    .selectFrom('family_members')
    .selectAll()
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow();

test('a new family has a member who holds the account and gets the way to a password', async () => {
  const { body } = await add();
  const mails = await house.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', 'grace@families.test')
    .execute();

  expect(body.data).toMatchObject({ name: 'Achieng', adminUsername: 'grace.achieng', members: 'Grace' });
  expect(await adminOf(body.data._id)).toMatchObject({ is_admin: true, type: 'adult', firstname: 'Grace' });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('grace.achieng');
});

test('a center hears of a family that somebody above it has moved, and of nothing else that was changed', async () => {
  const other = uuidv7();
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
    select ${other}, master_organization_id, region_id, 'The other', 'the-other', time_zone, config
    from learning_centers where _id = ${world.a.center.id}`.execute(house.db);
  const { body } = await add();
  const edit = async (version: number, more: object, as: VisitorName = 'MASTER_ORGANIZATION_ADMIN') =>
    (
      await house.ask('familiesEdit', {
        as: tokenOf(as),
        body: { ...form(), _id: body.data._id, version, ...more } as never,
      })
    ).statusCode;
  const mails = async () =>
    (
      await house.db
        .selectFrom('outbox_messages')
        .select('subject')
        .where('subject', 'like', 'The family Achieng %')
        .execute()
    ).map(({ subject }) => subject);

  expect([await edit(1, { phone: '+1 555 0100' }), await mails()]).toEqual([200, []]);
  expect([await edit(2, { learningCenterId: other }), await mails()]).toEqual([
    200,
    ['The family Achieng was moved to The other'],
  ]);
  // The head office, too.
  const { name: home } = await house.db
    .selectFrom('learning_centers')
    .select('name')
    .where('_id', '=', world.a.center.id)
    .executeTakeFirstOrThrow();
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Given from above' }).execute();
  expect(await edit(3, {}, 'MASTER_ADMIN')).toBe(200);
  expect([await edit(4, { productId }, 'MASTER_ADMIN'), (await mails()).toSorted()]).toEqual([
    200,
    [
      'The family Achieng was given another product',
      'The family Achieng was moved to The other',
      `The family Achieng was moved to ${home}`,
    ],
  ]);
  await sql`update families set learning_center_id = ${world.a.center.id} where _id = ${body.data._id}`.execute(
    house.db,
  );
  await sql`delete from learning_centers where _id = ${other}`.execute(house.db);
});

test('a center gives its families what it has, and nothing that was never sold to it; the head office gives anything', async () => {
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Never sold' }).execute();
  const { body } = await add();

  const made = [
    await add({ adminUsername: 'never.sold', email: null, productId }),
    await add({ adminUsername: 'never.sold', email: null, productId }, 'MASTER_ORGANIZATION_ADMIN'),
  ];
  const changed = await house.ask('familiesEdit', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
    body: { ...form(), _id: body.data._id, version: body.data.version, productId } as never,
  });
  const head = await add({ adminUsername: 'head.office', email: null, productId }, 'MASTER_ADMIN');

  const refused = { productId: 'This learning center has no plan of this product' };
  expect(made.map(({ statusCode, body: said }) => [statusCode, said.fields])).toEqual([
    [400, refused],
    [400, refused],
  ]);
  expect([changed.statusCode, changed.json().fields]).toEqual([400, refused]);
  expect(head.statusCode).toBe(200);
});

test('a family whose email was wrong is invited at the right one; one that has come in is told at the old one', async () => {
  const subjects = async (recipient: string) =>
    (
      await house.db
        .selectFrom('outbox_messages')
        .select('subject')
        .where('recipient', '=', recipient)
        .orderBy('_id')
        .execute()
    ).map(({ subject }) => subject);
  const { body } = await add({ email: 'grase@families.test' });
  const values = { ...form(), _id: body.data._id, email: 'grace.achieng@families.test' };
  const edit = (more: object) =>
    house.ask('familiesEdit', {
      as: tokenOf('LEARNING_CENTER_ADMIN'),
      body: { ...values, ...more } as never,
    });

  await edit({ version: 1 });
  await house.db.updateTable('password_links').set({ used_at: new Date() }).execute();
  await edit({ version: 2, email: 'grace@elsewhere.test' });

  expect(await subjects('grase@families.test')).toEqual(['Your account at Flink']);
  expect(await subjects('grace.achieng@families.test')).toEqual([
    'Your account at Flink',
    'The email of your Flink account was changed',
  ]);
  expect(await subjects('grace@elsewhere.test')).toEqual([]);
});

test('a family that came in with a password given by hand hears at the old email that it has another, or none', async () => {
  const { body } = await add({ email: 'nia@families.test' });
  const [values, as] = [{ ...form(), _id: body.data._id }, tokenOf('LEARNING_CENTER_ADMIN')];
  const { _id: memberId, username } = await adminOf(body.data._id);
  const password = 'giraffes like leaves';
  const edit = (more: object) => house.ask('familiesEdit', { as, body: { ...values, ...more } as never });

  await house.ask('newMemberPassword', { as, params: { id: body.data._id }, body: { memberId, password } });
  await house.ask('login', { body: { username, password } });
  await house.db.deleteFrom('outbox_messages').execute();
  await edit({ version: 1, email: 'nia@elsewhere.test' });
  await edit({ version: 2, email: null });

  const mails = await house.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'text'])
    .orderBy('_id')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['nia@families.test', 'nia@elsewhere.test']);
  expect(mails[0]?.text).toContain('nia@elsewhere.test');
  expect(mails[1]?.text).toContain('has no email any more');
});

test('a username that somebody has is refused beside its field', async () => {
  await add();

  const { statusCode, body } = await add({ email: null });

  expect([statusCode, Object.keys(body.fields)]).toEqual([400, ['adminUsername']]);
});

test("an email tells who signs in: what one of the staff has is no family's, nor the other way around", async () => {
  const staff = await house.db.selectFrom('users').select('email').limit(1).executeTakeFirstOrThrow();
  await add();

  const family = await add({ adminUsername: 'another.one', email: staff.email });
  const teacher = await house.ask('teachersAdd', {
    as: tokenOf('SUPER'),
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

  const { statusCode, body } = await add({ productId });

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

  const { statusCode, body } = await add({ productId });
  const told = await house.ask('prepaidStatus', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
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
  const yearly = await add({ productId, adminUsername: 'Grace.Yearly', email: 'yearly@families.test' });
  const statusOf = async (id: string) =>
    (await house.ask('prepaidStatus', { as: tokenOf('LEARNING_CENTER_ADMIN'), params: { id } })).json().data;
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
      as: tokenOf('SUPER'),
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
    (await house.ask('familiesTable', { as: tokenOf('SUPER'), query: { limit: '100', ...query } as never }))
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
    as: tokenOf('LEARNING_CENTER_ADMIN'),
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
      house.ask('familiesByTeacher', { as: tokenOf(as), params }),
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
    as: tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, password: 'short' },
  });
  const family = await house.db
    .selectFrom('families')
    .select('email')
    .where('_id', '=', params.id)
    .executeTakeFirstOrThrow();
  const own = await house.ask('newMemberPassword', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, password: String(family.email) },
  });
  const foreign = await house.ask('newMemberPassword', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
    params,
    body: { ...body, memberId: world.b.child.id },
  });
  const support = await house.ask('newMemberPassword', { as: tokenOf('CONSUMER_REP'), params, body });
  const done = await house.ask('newMemberPassword', { as: tokenOf('LEARNING_CENTER_ADMIN'), params, body });
  const old = await house.ask('familyMembersByFamily', { as: tokenOf('LEARNER'), params });
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

test('above the center nobody makes an adult of a child: what the children have mastered is told there', async () => {
  const id = world.a.taught.id;
  const members = await house.db
    .selectFrom('family_members')
    .select(['_id', 'firstname', 'lastname', 'username', 'type'])
    .where('family_id', '=', id)
    .execute();
  const retype = async (as: VisitorName) =>
    (
      await house.ask('editFamily', {
        as: tokenOf(as),
        body: {
          _id: id,
          agreeReceiveTextMessages: false,
          members: members.map((member) => ({
            ...member,
            type: member._id === world.a.child.id ? 'adult' : (member.type as 'adult' | 'child'),
            password: '',
          })),
        },
      })
    ).json().fields;

  const only = "Only the family's learning center may do this";
  for (const as of ['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN'] as const)
    expect(Object.entries(await retype(as))).toEqual([[expect.stringMatching(/^members\.\d+\.type$/), only]]);
  expect(await retype('LEARNING_CENTER_ADMIN')).toBeUndefined();
});

test('above the center nobody gives passwords or another email; where a card is kept, nobody does for adults', async () => {
  const params = { id: world.a.taught.id };
  const password = 'giraffes like leaves';
  const members = await house.db
    .selectFrom('family_members')
    .selectAll()
    .where('family_id', '=', params.id)
    .execute();
  const adult = members.find(({ type }) => type === 'adult')?._id ?? '';
  const give = async (as: VisitorName, memberId: string) =>
    (await house.ask('newMemberPassword', { as: tokenOf(as), params, body: { memberId, password } })).json()
      .code;
  const row = (
    await house.ask('familiesRow', { as: tokenOf('REGION_ADMIN'), params: { id: params.id } })
  ).json().data;
  const { isProtected, learningCenterName, productName, members: _, status, ...values } = row;
  const move = async (as: VisitorName, email: string | null = 'elsewhere@quokka.test') =>
    (await house.ask('familiesEdit', { as: tokenOf(as), body: { ...values, email } as never })).json().fields;
  const form = members.map(({ _id, firstname, lastname, username, type }) => ({
    _id,
    firstname,
    lastname,
    username,
    type: type as 'adult' | 'child',
    password: type === 'child' ? password : '',
  }));

  const without = [
    await give('MASTER_ORGANIZATION_ADMIN', world.a.child.id),
    await give('REGION_ADMIN', adult),
    await give('LEARNING_CENTER_ADMIN', adult),
  ];
  const inForm = await house.ask('editFamily', {
    as: tokenOf('REGION_ADMIN'),
    body: { _id: params.id, agreeReceiveTextMessages: false, members: form },
  });
  await house.db
    .updateTable('families')
    .set({ payment_method_id: 'card' })
    .where('_id', '=', params.id)
    .execute();
  const withCard = [await give('LEARNING_CENTER_ADMIN', adult), await give('SUPER', adult)];
  const moved = [
    await move('LEARNING_CENTER_ADMIN'),
    await move('LEARNING_CENTER_ADMIN', null),
    await move('REGION_ADMIN'),
  ];
  await house.db
    .updateTable('families')
    .set({ email: null, payment_method_id: 'card' })
    .where('_id', '=', params.id)
    .execute();
  const unwritten = await give('LEARNING_CENTER_ADMIN', adult);
  await house.db
    .updateTable('families')
    .set({ email: values.email, payment_method_id: null })
    .where('_id', '=', params.id)
    .execute();
  const fromAbove = await move('MASTER_ORGANIZATION_ADMIN');

  expect(without).toEqual(['families.onlyItsCenter', 'families.onlyItsCenter', undefined]);
  expect(Object.values(inForm.json().fields)).toEqual(["Only the family's learning center may do this"]);
  expect(withCard).toEqual(['families.paysWithCard', 'families.paysWithCard']);
  const ofCenter = "Only the family's learning center may do this";
  const stays = expect.stringMatching(/^A card is kept .* Its email stays/);
  expect(moved).toEqual([{ email: stays }, { email: stays }, { email: ofCenter }]);
  expect(unwritten).toBe('families.paysWithCard');
  expect(fromAbove).toEqual({ email: ofCenter });
});

test('a family is deleted at the address of the specification, and nobody deletes that of another tenant', async () => {
  const { body } = await add();

  const gone = await house.ask('deleteFamily', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
    params: { id: body.data._id },
  });
  const foreign = await house.ask('deleteFamily', {
    as: tokenOf('LEARNING_CENTER_ADMIN'),
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
      as: tokenOf(as),
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
    (await house.ask('familyMemberById', { as: tokenOf(as), params: { id } })).json();

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
        as: tokenOf('LEARNING_CENTER_ADMIN'),
        body: { action: 'delete', matching: { filter }, expected },
      } as never,
    );

  const all = await bulk('Bulk', 51);
  const some = await bulk('Bulk 1', 10);

  expect([all.statusCode, all.json().code]).toEqual([409, 'rows.tooMany']);
  expect(all.json().message).toContain('50');
  expect(some.json()).toEqual({ success: true, done: 10 });
});
