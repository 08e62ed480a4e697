import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, passwordFits } from './passwords.ts';

test('a password fits its own hash and no other', async () => {
  const stored = await hashPassword('correct horse');

  expect(await passwordFits(stored, 'correct horse')).toBe(true);
  expect(await passwordFits(stored, 'correct horsf')).toBe(false);
});

test('nothing fits nobody', async () => {
  expect(await passwordFits(null, 'nobody has this password')).toBe(false);
});

test('the same password has another hash every time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('hashes are argon2id and well above the least that OWASP asks for', async () => {
  const [, algorithm, , costs = ''] = (await hashPassword('any')).split('$');
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(costs) ?? [];

  expect(algorithm).toBe('argon2id');
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('a hash of another cost is outdated, one of today is not', async () => {
  expect(isOutdated(await hash('any', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated(await hashPassword('any'))).toBe(false);
});
