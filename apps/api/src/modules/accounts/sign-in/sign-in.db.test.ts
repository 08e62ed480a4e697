import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, strangersAddress } from '../../../testing/test-house.ts';
import { credentials, DEMO_PASSWORD, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;
let maple: string;

beforeAll(async () => {
  house = await openSignInHouse();
  maple = (await house.member('ana')).learningCenterId;
});

beforeEach(async () => {
  await house.db.deleteFrom('sign_in_guesses').execute();
});

afterAll(() => house.close());

const login = (body: object, place = strangersAddress()) => house.from(place, 'login', { body });

async function signedIn(body: object) {
  const answer = await login(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return house.sessionOf(answer.json<{ token: string }>().token);
}

async function refused(body: object) {
  const answer = await login(body);
  const { code, fields } = answer.json<{ code: string; fields?: Record<string, string> }>();
  return { status: answer.statusCode, code, fields };
}

const WRONG = 'Wrong username or password';

describe('the board that comes with the answer', () => {
  const boardOf = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await house.from(strangersAddress(), 'login', { body, headers });
    return answer.json<{ token: string; board?: unknown }>();
  };

  test('is the one that a learner would ask for next, in the own language', async () => {
    const { token, board } = await boardOf(
      { ...credentials('leo', 'mia'), board: {} },
      { 'user-locale': 'sw' },
    );

    const { locale } = (await house.sessionOf(token)).user;
    const asked = await house.from(strangersAddress(), 'playData', {
      as: token,
      query: { reports: 'groups', menu: 'selected' },
      headers: { 'user-locale': locale },
    });
    expect(asked.statusCode).toBe(200);
    expect(board).toEqual(asked.json<{ data: unknown }>().data);
  });

  test('speaks what was chosen by hand', async () => {
    const { token, board } = await boardOf({ ...credentials('leo'), board: { locale: 'es' } });

    const asked = await house.from(strangersAddress(), 'playData', {
      as: token,
      query: { reports: 'groups', menu: 'selected' },
      headers: { 'user-locale': 'es' },
    });
    expect(board).toEqual(asked.json<{ data: unknown }>().data);
  });

  test('comes to nobody who did not ask, and to nobody who does not play', async () => {
    expect(await boardOf(credentials('leo'))).not.toHaveProperty('board');
    expect(await boardOf({ ...credentials('teacher@flink.test'), board: {} })).not.toHaveProperty('board');
  });

  test('is missing where there is nothing to play, and the person is signed in all the same', async () => {
    const { familyId } = await house.member('sam');
    const { product_id } = await house.db
      .selectFrom('families')
      .select('product_id')
      .where('_id', '=', familyId)
      .executeTakeFirstOrThrow();
    await house.db.updateTable('families').set({ product_id: null }).where('_id', '=', familyId).execute();

    const answer = await boardOf({ ...credentials('sam'), board: {} });

    await house.db.updateTable('families').set({ product_id }).where('_id', '=', familyId).execute();
    expect(answer.token).toEqual(expect.any(String));
    expect(answer).not.toHaveProperty('board');
  });
});

describe('one person', () => {
  test('a member of the staff signs in with the email, however it is written', async () => {
    const session = await signedIn(credentials('  Teacher@FLINK.test '));

    expect(session).toMatchObject({
      user: { firstname: 'Theo', learningCenterId: maple },
      userRole: { alias: 'TEACHER', redirect: 'admin', flags: { flinkAdmin: true } },
      learner: null,
      team: [],
      cleverLogin: false,
    });
  });

  test('a learner signs in with the username, however it is written', async () => {
    const session = await signedIn(credentials(' LEO '));

    expect(session.learner).toMatchObject({ username: 'leo', isAdmin: false, type: 'child' });
    expect(session.team).toEqual([session.learner]);
    expect(session.userRole.alias).toBe('LEARNER');
  });

  test("a family's email signs in its admin", async () => {
    const session = await signedIn(credentials('garcia@flink.test'));

    expect(session.learner).toMatchObject({ username: 'ana', isAdmin: true });
  });

  test('signing in is noted as the last time a user was seen', async () => {
    await signedIn(credentials('rep@flink.test'));

    const row = await house.db
      .selectFrom('users')
      .select('last_seen_at')
      .where('email', '=', 'rep@flink.test')
      .executeTakeFirstOrThrow();
    expect(Date.now() - (row.last_seen_at?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test.each([
    ['a wrong password of staff', 'teacher@flink.test', 'wrong'],
    ['a wrong password of a learner', 'leo', 'wrong'],
    ['an unknown email', 'nobody@flink.test', DEMO_PASSWORD],
    ['an unknown username', 'nobody', DEMO_PASSWORD],
  ])('%s is refused in the same words', async (_what, username, password) => {
    expect(await refused({ username, password })).toEqual({
      status: 401,
      code: 'auth.wrongCredentials',
      fields: { password: WRONG },
    });
  });

  test('a blocked person is refused like an unknown one, and is let in again', async () => {
    const { _id } = await house.member('mia');
    const block = (at: Date | null) =>
      house.db.updateTable('family_members').set({ blocked_at: at }).where('_id', '=', _id).execute();

    await block(new Date());
    expect(await refused(credentials('mia'))).toMatchObject({ status: 401, code: 'auth.wrongCredentials' });

    await block(null);
    await signedIn(credentials('mia'));
  });

  test('the refusal is in the language of the person', async () => {
    const answer = await house.ask('login', {
      body: { username: 'nobody', password: 'wrong' },
      headers: { 'user-locale': 'es' },
    });

    expect(answer.json<{ fields: { password: string } }>().fields.password).not.toBe(WRONG);
  });

  test('a hash of an older cost is made anew at the next sign-in, and sessions go on', async () => {
    const { hash } = await import('@node-rs/argon2');
    const token = await house.tokenOf('zawadi');
    const weak = await hash(DEMO_PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await house.db
      .updateTable('family_members')
      .set({ password_hash: weak })
      .where('username', '=', 'zawadi')
      .execute();

    await signedIn(credentials('zawadi'));

    const { password_hash: stored } = await house.db
      .selectFrom('family_members')
      .select('password_hash')
      .where('username', '=', 'zawadi')
      .executeTakeFirstOrThrow();
    expect(stored).not.toBe(weak);
    await signedIn(credentials('zawadi'));
    expect((await house.ask('updateToken', { as: token })).statusCode).toBe(200);
  });
});

describe('at a learning center', () => {
  test('a learner of the center and any staff sign in', async () => {
    await signedIn({ ...credentials('leo'), learningCenterId: maple });
    await signedIn({ ...credentials('author@flink.test'), learningCenterId: maple });
  });

  test('a learner of another center is refused at the field', async () => {
    expect(await refused({ ...credentials('amani'), learningCenterId: maple })).toEqual({
      status: 403,
      code: 'auth.notOfThisCenter',
      fields: { password: 'This player belongs to another learning center' },
    });
  });

  test('nobody learns by a wrong password where a learner belongs', async () => {
    const body = { username: 'amani', password: 'wrong', learningCenterId: maple };

    expect(await refused(body)).toMatchObject({ code: 'auth.wrongCredentials' });
  });

  describe('that has expired', () => {
    const expires = (at: Date | null) =>
      house.db
        .updateTable('learning_centers')
        .set({ expiration_date: at })
        .where('url', '=', 'maple')
        .execute();

    beforeEach(async () => {
      await expires(new Date(Date.now() - 1_000));
    });
    afterEach(async () => {
      await expires(null);
    });

    test.each(['leo', 'teacher@flink.test'])('%s is told so', async (name) => {
      for (const learningCenterId of [undefined, maple]) {
        expect(await refused({ ...credentials(name), learningCenterId })).toEqual({
          status: 403,
          code: 'learningCenters.expired',
          fields: { password: 'Learning Center is expired' },
        });
      }
    });

    test('those of other centers, and those above, still sign in', async () => {
      await signedIn(credentials('amani'));
      await signedIn(credentials('district@flink.test'));
    });
  });
});

describe('a team', () => {
  test('three of a family sign in together, in the order they came', async () => {
    const session = await signedIn({ ...credentials('leo', 'ana', 'mia'), isTeam: true });

    expect(session.learner?.username).toBe('leo');
    expect(session.team.map(({ username }) => username)).toEqual(['leo', 'ana', 'mia']);
  });

  test('a third without a second is a team of two', async () => {
    const body = { ...credentials('leo'), username3: 'mia', password3: DEMO_PASSWORD };

    expect((await signedIn(body)).team.map(({ username }) => username)).toEqual(['leo', 'mia']);
  });

  test('each wrong password is told at its own field', async () => {
    const body = { ...credentials('leo', 'ana', 'nobody'), password2: 'wrong' };

    expect(await refused(body)).toEqual({
      status: 401,
      code: 'auth.wrongCredentials',
      fields: { password2: WRONG, password3: WRONG },
    });
  });

  test.each([
    ['password2', { username2: 'ana' }],
    ['username2', { password2: DEMO_PASSWORD }],
    ['password3', { username3: 'ana' }],
    ['username3', { password3: DEMO_PASSWORD }],
  ])('half a member is refused at %s', async (field, half) => {
    expect(await refused({ ...credentials('leo'), ...half })).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { [field]: 'Required' },
    });
  });

  test('nobody is in it twice, not even under the email of the family', async () => {
    const twice = {
      status: 400,
      code: 'auth.twiceInTeam',
      fields: { password3: 'This player is already in the team' },
    };

    expect(await refused(credentials('ana', 'leo', 'garcia@flink.test'))).toEqual(twice);
  });

  test('staff are not in it', async () => {
    const apart = 'These players cannot play as a team';

    expect(await refused(credentials('leo', 'teacher@flink.test'))).toEqual({
      status: 403,
      code: 'auth.notOneTeam',
      fields: { password2: apart },
    });
    expect(await refused(credentials('teacher@flink.test', 'leo'))).toMatchObject({
      fields: { password: apart },
    });
  });

  test('two families of a center that allows it play together when they ask for it', async () => {
    const session = await signedIn({
      ...credentials('leo', 'emma'),
      learningCenterId: maple,
      multiFamilyTeam: true,
    });

    expect(session.team.map(({ username }) => username)).toEqual(['leo', 'emma']);
  });

  test('two families are refused when they did not ask', async () => {
    expect(await refused(credentials('leo', 'emma'))).toMatchObject({
      code: 'auth.notOneTeam',
      fields: { password2: expect.any(String) },
    });
  });

  test('two families of two centers are refused', async () => {
    const body = { ...credentials('leo', 'amani'), multiFamilyTeam: true };

    expect(await refused(body)).toMatchObject({ status: 403, code: 'auth.notOneTeam' });
    expect(await refused({ ...body, learningCenterId: maple })).toMatchObject({
      code: 'auth.notOfThisCenter',
      fields: { password2: expect.any(String) },
    });
  });
});

describe('guesses', () => {
  const wrong = (username: string, place: string) => login({ username, password: 'wrong' }, place);

  test.each(['leo', 'nobody@flink.test'])(
    'the tenth wrong guess at %s is wrong, the eleventh is one too many',
    async (name) => {
      const place = strangersAddress();
      const answers = [];
      for (let n = 0; n < 11; n += 1) answers.push(await wrong(name, place));

      expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
      expect(answers[10]?.statusCode).toBe(429);
      expect(answers[10]?.json()).toEqual({
        success: false,
        code: 'auth.tooManyGuesses',
        message: 'Too many tries. Wait a while and try again',
        fields: { password: 'Too many tries. Wait a while and try again' },
      });
    },
    60_000,
  );

  test('who guessed ten times wrong is shut out there even with the right password, but not elsewhere', async () => {
    const cafe = strangersAddress();
    await house.guessWrong(10, 'leo', cafe);

    expect((await login(credentials('leo'), cafe)).statusCode).toBe(429);

    expect((await login(credentials('leo'))).statusCode).toBe(200);
    expect((await login(credentials('mia'), cafe)).statusCode).toBe(200);
  });

  test('the username and the email of the family are one account, with ten guesses in all', async () => {
    const cafe = strangersAddress();
    await house.guessWrong(8, 'ana', cafe);

    const answers = [
      await wrong('ana', cafe),
      await wrong('garcia@flink.test', cafe),
      await wrong('ana', cafe),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
  });

  test('the right password begins the count anew', async () => {
    const home = strangersAddress();
    await house.guessWrong(9, 'leo', home);
    expect((await login(credentials('leo'), home)).statusCode).toBe(200);

    await house.guessWrong(9, 'leo', home);

    expect((await login(credentials('leo'), home)).statusCode).toBe(200);
  });

  test('a stranger in many places does not shut a family out of its home', async () => {
    const home = strangersAddress();
    expect((await login(credentials('ana'), home)).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) await house.guessWrong(10, 'ana', strangersAddress());

    expect((await login(credentials('ana'))).statusCode).toBe(429);

    expect((await login(credentials('ana'), home)).statusCode).toBe(200);
  });

  test('in a team the one who is shut out is told at the own field', async () => {
    const place = strangersAddress();
    await house.guessWrong(10, 'ana', place);

    const answer = await login(credentials('leo', 'ana'), place);

    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'auth.tooManyGuesses',
      fields: { password2: expect.any(String) },
    });
    expect(answer.json<{ fields: object }>().fields).not.toHaveProperty('password');
  });

  test('no address is kept, only its hash', async () => {
    const place = '203.0.113.77';
    await wrong('leo', place);
    await login(credentials('leo'), place);

    const guesses = await house.db.selectFrom('sign_in_guesses').selectAll().execute();
    const places = await house.db.selectFrom('sign_in_places').selectAll().execute();

    expect(guesses.length).toBeGreaterThan(0);
    expect(places.length).toBeGreaterThan(0);
    expect(JSON.stringify([guesses, places])).not.toContain('203.0.113');
    expect(JSON.stringify(guesses)).not.toContain('nobody');
  });
});

describe('a link with a name and a password', () => {
  /** On a device where this person has signed in before. */
  const deviceOf = async (...names: readonly [string, string?]) => ({
    cookie: cookieOf(await login(credentials(...names))),
  });
  const byLink = (headers: Record<string, string>, username: string, more: object = {}) =>
    house.from(strangersAddress(), 'login', {
      body: { ...credentials(username), byLink: true, ...more },
      headers,
    });

  test('signs in on a device that knows nobody', async () => {
    expect((await byLink({}, 'leo')).statusCode).toBe(200);
  });

  test.each([
    ['the same person', 'leo', 'leo'],
    ['another of the family', 'leo', 'mia'],
    ['the same teacher', 'teacher@flink.test', 'teacher@flink.test'],
  ])('signs in where %s was last', async (_who, last, next) => {
    expect((await byLink(await deviceOf(last), next)).statusCode).toBe(200);
  });

  test.each([
    ['leo', 'john', 'John'],
    ['leo', 'teacher@flink.test', 'Theo'],
    ['teacher@flink.test', 'leo', 'Leo'],
    ['teacher@flink.test', 'center@flink.test', 'Celia'],
  ])('asks first where %s was last and %s comes', async (last, next, name) => {
    const headers = await deviceOf(last);

    const asked = await byLink(headers, next);
    const meant = await byLink(headers, next, { byLink: false });

    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toEqual({ success: false, code: 'auth.othersHere', message: `Sign in as ${name}?` });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(meant.statusCode).toBe(200);
  });

  test('asks by who was last, not by who was ever there', async () => {
    const leo = await deviceOf('leo');
    const john = {
      cookie: cookieOf(
        await house.from(strangersAddress(), 'login', { body: credentials('john'), headers: leo }),
      ),
    };

    expect((await byLink(john, 'leo')).json().code).toBe('auth.othersHere');
    expect((await byLink(john, 'emma')).statusCode).toBe(200);
  });

  test('tells nothing of an account to who does not know its password', async () => {
    const reply = await byLink(await deviceOf('leo'), 'john', { password: 'not the password' });

    expect(reply.json().code).toBe('auth.wrongCredentials');
  });
});
