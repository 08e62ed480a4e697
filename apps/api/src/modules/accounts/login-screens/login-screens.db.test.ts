import { faceCode } from '@flink/contract/rules/people/face-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOf } from '../../../rate-limits/place-hash.ts';
import { cookieOf } from '../../../testing/test-house.ts';
import { credentials, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';
import { LOOKS_FROM_PLACE } from './looking-limit.ts';

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

describe('the faces of a family', () => {
  type Shown = { username: string; firstname: string; isKnown: boolean; isAdmin: boolean };

  const faces = async (name: string, headers: Readonly<Record<string, string>> = {}) => {
    const { familyId } = await house.member(name);
    const answer = await house.ask('familyLogins', { params: { familyId }, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { members: Shown[] } }>().data.members;
  };
  const names = (members: readonly Shown[]) => members.map(({ firstname }) => firstname);
  const signIn = async (name: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await house.ask('login', { body: credentials(name), headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return { cookie: cookieOf(answer) };
  };

  test('tell a stranger no name and no username', async () => {
    const { familyId } = await house.member('ana');

    const answer = await house.ask('familyLogins', { params: { familyId } });

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/ana|leo|mia|garc/i);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        learningCenterUrl: 'maple',
        onePerson: false,
        members: await Promise.all(
          ['ana', 'leo', 'mia'].map(async (name) => {
            const { _id } = await house.member(name);
            const firstname = name.slice(0, 1).toUpperCase();
            const type = name === 'ana' ? 'adult' : 'child';
            return {
              _id,
              username: _id,
              firstname,
              face: faceCode(name),
              type,
              isAdmin: false,
              isKnown: false,
            };
          }),
        ),
      },
    });
  });

  test('sign in by what is shown instead of the username', async () => {
    const { _id } = await house.member('mia');

    const answer = await house.ask('login', { body: credentials(_id) });

    expect((await house.sessionOf(answer.json().token)).learner).toMatchObject({ username: 'mia' });
  });

  test('are named, on a device, for the child who has signed in on it', async () => {
    const device = await signIn('leo');

    expect(names(await faces('ana', device))).toEqual(['A', 'Leo', 'M']);
    expect(await faces('ana', device)).toContainEqual(
      expect.objectContaining({ username: 'leo', firstname: 'Leo', isKnown: true }),
    );
    expect(names(await faces('john', device))).toEqual(['J', 'E']);
  });

  test('are all named where an adult of the family has signed in, and stay so after others have', async () => {
    const first = await signIn('ana');
    const later = await signIn('emma', first);

    expect(names(await faces('ana', later))).toEqual(['Ana', 'Leo', 'Mia']);
    expect(names(await faces('john', later))).toEqual(['J', 'Emma']);
  });

  test('are not named by a secret that somebody had put into the browser before the sign-in', async () => {
    const planted = { cookie: `flink-device=${'x'.repeat(43)}` };
    await signIn('ana', planted);

    expect(names(await faces('ana', planted))).toEqual(['A', 'L', 'M']);
  });

  test('leave out the blocked', async () => {
    const { _id } = await house.member('amani');
    await house.db
      .updateTable('family_members')
      .set({ blocked_at: new Date() })
      .where('_id', '=', _id)
      .execute();

    expect(names(await faces('baraka'))).toEqual(['B', 'Z']);
  });

  test('are not looked through: one place asks two hundred times an hour, a device that knows the family as often as it likes', async () => {
    const { familyId } = await house.member('ana');
    const device = await signIn('ana');
    const place = '198.51.100.44';
    await house.db
      .insertInto('sign_in_guesses')
      .values({
        key: `look:${placeOf(place, house.house.placeKey)}`,
        points: LOOKS_FROM_PLACE,
        expire: Date.now() + 60_000,
      })
      .execute();
    const look = (headers = {}) => house.from(place, 'familyLogins', { params: { familyId }, headers });

    expect((await look()).json()).toMatchObject({ code: 'request.tooMany' });
    const byEmail = await house.from(place, 'loginScreenByEmail', { params: { email: 'garcia@flink.test' } });
    expect(byEmail.json()).toMatchObject({ code: 'request.tooMany' });
    expect((await look(device)).statusCode).toBe(200);
  });
});

test('a family that does not want to be listed is as unknown as any, and has no faces', async () => {
  const { familyId } = await house.member('john');
  const listed = (is: boolean) =>
    house.db.updateTable('families').set({ listed_at_sign_in: is }).where('_id', '=', familyId).execute();
  await listed(false);

  const screen = await screenOf('smith@flink.test');
  const faces = await house.ask('familyLogins', { params: { familyId } });
  await listed(true);

  expect(screen).toEqual(await screenOf('nobody@flink.test'));
  expect(faces.json().data).toEqual({ learningCenterUrl: 'maple', onePerson: false, members: [] });
});

test('a family nobody knows is not found', async () => {
  const { _id } = await house.user('teacher@flink.test');

  expect((await house.ask('familyLogins', { params: { familyId: _id } })).statusCode).toBe(404);
});
