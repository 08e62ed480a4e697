import { allows } from '@flink/contract/access/rules.ts';
import { familiesCalls } from '@flink/contract/calls/families.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInName } from '../../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants, VISITORS } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

const familiesOf = (visitor: VisitorName, id = world.a.center.id) =>
  house.ask('familiesByLearningCenter', { as: world.visitor(visitor).token, params: { id } });

test('of a center everybody gets the families they see, no more and no fewer', async () => {
  const ofCenter = world.rowsOf('family').filter(({ above }) => above[0] === world.a.center.id);
  const allowed = VISITORS.map(world.visitor).filter(({ holder }) =>
    allows(familiesCalls.familiesByLearningCenter.access, holder),
  );

  for (const visitor of allowed) {
    const { data } = (await familiesOf(visitor.name)).json();
    expect(data.map(({ _id }: { _id: string }) => _id).sort(), visitor.name).toEqual(
      ofCenter
        .filter(visitor.sees)
        .map(({ id }) => id)
        .sort(),
    );
  }
  expect(ofCenter).toHaveLength(2);
  expect(allowed.map(({ name }) => name)).toContain('TEACHER');
});

test('a family comes with its members, the family admin first', async () => {
  const { data } = (await familiesOf('TEACHER')).json();

  const [admin, child] = world.rowsOf('learner').filter(({ above }) => above[0] === world.a.taught.id);
  expect(data).toEqual([
    {
      _id: world.a.taught.id,
      name: world.a.taught.marker,
      email: signInName(world.a.taught),
      learningCenterId: world.a.center.id,
      blocked: false,
      familyMembers: [
        expect.objectContaining({ _id: admin?.id, isAdmin: true, type: 'adult' }),
        expect.objectContaining({ _id: child?.id, isAdmin: false, type: 'child' }),
      ],
    },
  ]);
});

test('a learner reads the members of the own family without their passwords', async () => {
  const reply = await house.ask('familyMembersByFamily', {
    as: world.visitor('LEARNER').token,
    params: { id: world.a.taught.id },
  });

  expect(reply.json().data.map((member: object) => Object.keys(member).sort())).toEqual(
    Array(2).fill(['_id', 'blocked', 'face', 'firstname', 'isAdmin', 'lastname', 'type', 'username', 'yob']),
  );
});

test('a teacher who moved to another center does not keep the families of the old one', async () => {
  const teacher = world.a.user('TEACHER');
  await house.db
    .updateTable('users')
    .set({ learning_center_id: world.b.center.id })
    .where('_id', '=', teacher.id)
    .execute();
  const renewed = await house.ask('updateToken', { as: world.visitor('TEACHER').token });

  const reply = await house.ask('familyMembersByFamily', {
    as: renewed.json().token,
    params: { id: world.a.taught.id },
  });
  await world.restore();

  expect(reply.statusCode).toBe(404);
});
