import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { faultyLine } from '../db/testing/faulty-line.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

/** Of forgotPassword, from one address in a minute. */
const LIMIT = 10;

let one: TestHouse;
let other: TestHouse;

beforeAll(async () => {
  one = await openTestHouse({ world: 'demo' });
  other = await openTestHouse({ beside: one });
});

afterAll(async () => {
  await other.close();
  await one.close();
});

const forget = ({ server }: TestHouse, remoteAddress: string) =>
  server.inject({ method: 'POST', url: '/api/users/forgot-password', remoteAddress, payload: {} });

test('two servers let pass together what one would', async () => {
  for (let n = 0; n < LIMIT / 2; n += 1) {
    expect((await forget(one, '10.2.0.1')).statusCode).toBe(400);
    expect((await forget(other, '10.2.0.1')).statusCode).toBe(400);
  }

  const refused = [await forget(one, '10.2.0.1'), await forget(other, '10.2.0.1')];

  for (const reply of refused) {
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'request.tooMany']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await forget(other, '10.2.0.2')).statusCode).toBe(400);
});

test('where a request came from is not in the database', async () => {
  await forget(one, '10.2.0.3');

  const rows = await one.db.selectFrom('sign_in_guesses').select('key').execute();

  expect(rows.some(({ key }) => key.startsWith('call:forgotPassword:'))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('10.2.0.3');
});

test('a call without a small limit asks the database nothing for it', async () => {
  const asked = vi.spyOn(one.house.db, 'executeQuery');

  await one.ask('health');
  await one.ask('login', { body: {} });
  const without = asked.mock.calls.length;
  await forget(one, '10.2.0.4');

  expect([without, asked.mock.calls.length]).toEqual([0, 1]);
});

test('a server that has had enough from an address does not ask the others', async () => {
  for (let n = 0; n <= LIMIT; n += 1) await forget(one, '10.2.0.5');
  const asked = vi.spyOn(one.house.db, 'executeQuery');
  asked.mockClear();

  expect((await forget(one, '10.2.0.5')).statusCode).toBe(429);

  expect(asked).not.toHaveBeenCalled();
});

test('while the database is away each server counts for itself', async () => {
  const line = await faultyLine(one.databaseUrl);
  const db = openDatabase(line.url, 2, () => undefined);
  const alone = await openTestHouse({ beside: one, replace: (made) => ({ ...made, db }) });
  line.freeze();

  const replies = [];
  for (let n = 0; n <= LIMIT; n += 1) replies.push((await forget(alone, '10.2.0.6')).statusCode);
  line.thaw();
  await alone.close();
  await db.destroy();
  await line.close();

  expect(replies).toEqual([...Array(LIMIT).fill(400), 429]);
});

test('a code of the sandbox district is taken once, by whichever server', async () => {
  const redirectUrl = 'http://127.0.0.1:3000/login/clever';
  const code = await one.house.school.sandbox?.codeFor('sandbox-teacher', redirectUrl);
  const takeAt = ({ house }: TestHouse) => house.school.exchange({ code: code ?? '', redirectUrl });

  const taken = await Promise.allSettled([takeAt(one), takeAt(other), takeAt(one), takeAt(other)]);

  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
