import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
});

afterAll(() => house.close());

const common = (headers: Record<string, string> = {}) => house.ask('commonAll', { headers });

test('an answer that did not change is not sent again', async () => {
  const first = await common();

  const second = await common({ 'if-none-match': String(first.headers.etag) });

  expect(first.statusCode).toBe(200);
  expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  expect(second.headers.etag).toBe(first.headers.etag);
});

test.each(['gzip', 'br'])('the same holds for an answer compressed by %s', async (encoding) => {
  const plain = await common();
  const packed = await common({ 'accept-encoding': encoding });

  const again = await common({
    'accept-encoding': encoding,
    'if-none-match': `W/${packed.headers.etag}, "other"`,
  });

  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.etag).toBe(plain.headers.etag);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(packed.headers.vary).toContain('user-locale');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  if (encoding === 'gzip') expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
});

test('another language is another answer', async () => {
  const english = await common();

  const spanish = await common({ 'user-locale': 'es', 'if-none-match': String(english.headers.etag) });

  expect(spanish.statusCode).toBe(200);
  expect(spanish.headers.etag).not.toBe(english.headers.etag);
});

test('a changed setting is another answer', async () => {
  const before = await common();
  await house.db
    .updateTable('config')
    .set({ value: JSON.stringify('new@flink.test') })
    .where('key', '=', 'supportEmail')
    .execute();

  const after = await common({ 'if-none-match': String(before.headers.etag) });

  expect(after.statusCode).toBe(200);
  expect(after.json().config.supportEmail).toBe('new@flink.test');
});

test('a call that does not ask for it carries no tag', async () => {
  expect((await house.ask('health')).headers.etag).toBeUndefined();
});
