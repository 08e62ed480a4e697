import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse({ environment: { FLINK_REQUESTS_PER_MINUTE: '40' } });
});

afterAll(() => house.close());

const from = (remoteAddress: string, url = '/api/health', more: object = {}) =>
  house.server.inject({ method: 'GET', url, remoteAddress, ...more });

test('an address that asks too often waits, others do not', async () => {
  for (let n = 0; n < 40; n += 1) expect((await from('10.1.0.1')).statusCode).toBe(200);

  const tooMany = await from('10.1.0.1', '/api/health', { headers: { 'user-locale': 'es' } });
  const other = await from('10.1.0.2');

  expect(tooMany.statusCode).toBe(429);
  expect(tooMany.json()).toMatchObject({ success: false, code: 'request.tooMany' });
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
  expect(other.statusCode).toBe(200);
});

test('a call can have a smaller limit of its own', async () => {
  const attempt = () =>
    house.server.inject({
      method: 'POST',
      url: '/api/users/forgot-password',
      remoteAddress: '10.1.0.3',
      payload: {},
    });
  for (let n = 0; n < 10; n += 1) expect((await attempt()).statusCode).toBe(400);

  expect((await attempt()).json().code).toBe('request.tooMany');
});

test('addresses that lead nowhere are counted too', async () => {
  for (let n = 0; n < 40; n += 1) await from('10.1.0.4', `/api/guess/${n}`);

  expect((await from('10.1.0.4', '/api/guess/41')).statusCode).toBe(429);
});

test("the files that pages are made of use up nobody's minute, whatever a call is named like", async () => {
  for (let n = 0; n < 60; n += 1) await from('10.1.0.7', `/sounds/applause-${n}.mp3?of=school`);

  expect((await from('10.1.0.7')).statusCode).toBe(200);
  for (let n = 0; n < 40; n += 1) await from('10.1.0.7', `/api/guess/${n}.mp3`);
  expect((await from('10.1.0.7')).statusCode).toBe(429);
});

test('what a stranger claims in x-forwarded-for is not believed', async () => {
  const claim = (n: number) =>
    from('10.1.0.5', '/api/health', { headers: { 'x-forwarded-for': `10.9.0.${n}` } });
  for (let n = 0; n < 40; n += 1) await claim(n);

  expect((await claim(99)).statusCode).toBe(429);
});

test('who is refused at the door is counted too', async () => {
  const guess = (n: number) =>
    from('10.1.0.6', '/api/admin/users', { headers: { authorization: `Bearer guessed.token.${n}` } });
  for (let n = 0; n < 40; n += 1) expect((await guess(n)).statusCode).toBe(401);

  expect((await guess(41)).statusCode).toBe(429);
});
