import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

const screenOf = async (email: string) => {
  const answer = await house.ask('loginScreenByEmail', { params: { email } });
  return { status: answer.statusCode, body: answer.body };
};

test('staff and unknown emails get the very same answer', async () => {
  const unknown = await screenOf('nobody@flink.test');

  expect(await screenOf('teacher@flink.test')).toEqual(unknown);
  expect(unknown).toEqual({
    status: 200,
    body: JSON.stringify({ success: true, dialogLoginFlow: { familyLoginUrl: null } }),
  });
});

test("a family's email, however written, is offered the faces of the family", async () => {
  const { familyId } = await house.member('ana');

  expect(JSON.parse((await screenOf(' Garcia@Flink.test')).body)).toEqual({
    success: true,
    dialogLoginFlow: { familyLoginUrl: `/login?family=${familyId}` },
  });
});

test('a family of the one-person product is sent to its center', async () => {
  const { familyId } = await house.member('sam');
  await house.db
    .updateTable('families')
    .set({ email: 'sam@flink.test' })
    .where('_id', '=', familyId)
    .execute();

  expect(JSON.parse((await screenOf('sam@flink.test')).body)).toEqual({
    success: true,
    data: `/solo?family=${familyId}&onePerson=true`,
  });
});

test('what is no email is refused', async () => {
  expect((await screenOf('garcia')).status).toBe(400);
});

test('the faces of a family come with first names, the admin first, the blocked left out', async () => {
  const { familyId } = await house.member('baraka');
  const { _id } = await house.member('amani');
  await house.db
    .updateTable('family_members')
    .set({ blocked_at: new Date() })
    .where('_id', '=', _id)
    .execute();

  const answer = await house.ask('familyLogins', { params: { familyId } });

  expect(answer.json()).toEqual({
    success: true,
    data: {
      learningCenterUrl: 'baobab',
      onePerson: false,
      members: [
        {
          _id: expect.any(String),
          username: 'baraka',
          firstname: 'Baraka',
          face: expect.any(String),
          isAdmin: true,
        },
        {
          _id: expect.any(String),
          username: 'zawadi',
          firstname: 'Zawadi',
          face: expect.any(String),
          isAdmin: false,
        },
      ],
    },
  });
});

test('a family nobody knows is not found', async () => {
  const { _id } = await house.user('teacher@flink.test');

  expect((await house.ask('familyLogins', { params: { familyId: _id } })).statusCode).toBe(404);
});
