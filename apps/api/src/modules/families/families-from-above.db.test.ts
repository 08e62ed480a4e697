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

test('a center gives its families what it has, and nothing that was never sold to it; the head office gives anything', async () => {
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Never sold' }).execute();
  const { body } = await families.add();

  const made = [
    await families.add({ adminUsername: 'never.sold', email: null, productId }),
    await families.add({ adminUsername: 'never.sold', email: null, productId }, 'MASTER_ORGANIZATION_ADMIN'),
  ];
  const changed = await house.ask('familiesEdit', {
    as: families.tokenOf('LEARNING_CENTER_ADMIN'),
    body: { ...families.form(), _id: body.data._id, version: body.data.version, productId } as never,
  });
  const head = await families.add({ adminUsername: 'head.office', email: null, productId }, 'MASTER_ADMIN');

  const refused = { productId: 'This learning center has no plan of this product' };
  expect(made.map(({ statusCode, body: said }) => [statusCode, said.fields])).toEqual([
    [400, refused],
    [400, refused],
  ]);
  expect([changed.statusCode, changed.json().fields]).toEqual([400, refused]);
  expect(head.statusCode).toBe(200);
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
        as: families.tokenOf(as),
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
    (
      await house.ask('newMemberPassword', { as: families.tokenOf(as), params, body: { memberId, password } })
    ).json().code;
  const row = (
    await house.ask('familiesRow', { as: families.tokenOf('REGION_ADMIN'), params: { id: params.id } })
  ).json().data;
  const { isProtected, learningCenterName, productName, members: _, regionId, status, ...values } = row;
  const move = async (as: VisitorName, email: string | null = 'elsewhere@quokka.test') =>
    (
      await house.ask('familiesEdit', { as: families.tokenOf(as), body: { ...values, email } as never })
    ).json().fields;
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
    as: families.tokenOf('REGION_ADMIN'),
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
