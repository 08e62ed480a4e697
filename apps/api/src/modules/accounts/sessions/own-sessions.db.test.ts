import type { OwnSession } from '@flink/contract/calls/own-sessions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const signInWith = async (userAgent: string, username: string) => {
  const answer = await house.ask('login', {
    body: { username, password: DEMO_PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ token: string }>().token;
};

const listOf = async (token: string) => {
  const answer = await house.ask('ownSessions', { as: token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: OwnSession[] }>().data;
};

const idOf = async (token: string) => (await house.sessionOf(token)).sessionId;
const idsOf = (sessions: readonly OwnSession[]) => sessions.map(({ _id }) => _id);
const end = (token: string, sessionIds: readonly string[]) =>
  house.ask('endOwnSessions', { as: token, body: { sessionIds } });
const isIn = async (token: string) => (await house.ask('updateToken', { as: token })).statusCode === 200;

test('lists where somebody of the office is signed in, this device first', async () => {
  const here = await signInWith(FIREFOX, 'regular@flink.test');
  const elsewhere = await house.tokenOf('regular@flink.test');

  const [first, ...others] = await listOf(here);

  expect(first).toMatchObject({
    _id: await idOf(here),
    browser: 'Firefox',
    system: 'Windows',
    isThisDevice: true,
    names: [],
  });
  expect(idsOf(others)).toContain(await idOf(elsewhere));
  expect(Date.parse(first?.usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('signs out where it is asked to, and nowhere else', async () => {
  const [here, lost, kept] = [
    await house.tokenOf('author@flink.test'),
    await house.tokenOf('author@flink.test'),
    await house.tokenOf('author@flink.test'),
  ];
  await house.ask('myAccount', { as: lost });

  const answer = await end(here, [await idOf(lost)]);

  expect(idsOf(answer.json<{ data: OwnSession[] }>().data)).not.toContain(await idOf(lost));
  expect((await house.ask('myAccount', { as: lost })).statusCode).toBe(401);
  expect([await isIn(here), await isIn(lost), await isIn(kept)]).toEqual([true, false, true]);
});

test('leaves the devices of others alone', async () => {
  const [mine, theirs] = [await house.tokenOf('author@flink.test'), await house.tokenOf('rep@flink.test')];

  const answer = await end(mine, [await idOf(theirs)]);

  expect(answer.statusCode).toBe(200);
  expect(idsOf(await listOf(mine))).not.toContain(await idOf(theirs));
  expect(await isIn(theirs)).toBe(true);
});

test('an adult sees and signs out the devices of the whole family, by the names of its members', async () => {
  const [parent, tablet] = [await house.tokenOf('ana'), await house.tokenOf('leo', 'mia')];

  const shown = (await listOf(parent)).find(({ isThisDevice }) => !isThisDevice);
  expect(shown).toMatchObject({ _id: await idOf(tablet), names: ['Leo', 'Mia'] });
  await end(parent, [await idOf(tablet)]);

  expect([await isIn(parent), await isIn(tablet)]).toEqual([true, false]);
});

test('children without an adult are refused', async () => {
  const child = await house.tokenOf('leo');

  expect((await house.ask('ownSessions', { as: child })).json()).toMatchObject({
    code: 'personalData.onlyAdults',
  });
  expect((await end(child, [await idOf(child)])).statusCode).toBe(403);
  expect(await isIn(child)).toBe(true);
});

test('a family neither sees nor ends the devices of another one', async () => {
  const [ana, baraka] = [await house.tokenOf('ana'), await house.tokenOf('baraka')];

  expect(idsOf(await listOf(ana))).not.toContain(await idOf(baraka));
  await end(ana, [await idOf(baraka)]);

  expect(await isIn(baraka)).toBe(true);
});

test('a device whose last token is over is not listed, and a renewal keeps it there', async () => {
  const [here, idle] = [await house.tokenOf('regular@flink.test'), await house.tokenOf('regular@flink.test')];
  const sleep = async (token: string) =>
    house.db
      .updateTable('sessions')
      .set({ renewed_at: sql<Date>`now() - interval '13 hours'` })
      .where('_id', '=', await idOf(token))
      .execute();
  await sleep(idle);
  expect(idsOf(await listOf(here))).not.toContain(await idOf(idle));

  await isIn(idle);

  expect(idsOf(await listOf(here))).toContain(await idOf(idle));
});

test('a team that changes stays the device that it was', async () => {
  const before = await signInWith(FIREFOX, 'ana');
  const joined = await house.ask('joinTeam', {
    as: before,
    body: { username: 'leo', password: DEMO_PASSWORD },
  });

  const { token } = joined.json<{ token: string }>();

  expect((await listOf(token)).find(({ isThisDevice }) => isThisDevice)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    names: ['Ana', 'Leo'],
  });
});
