import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { sessionCache } from './session-cache.ts';

const sessionOf = (alias: string) => ({ userRole: { alias } }) as Session;
const LATER = Date.now() + 60_000;

test('a verified session is found again by its token', () => {
  const sessions = sessionCache();
  const ana = sessionOf('ana');

  sessions.keep('head.ana.signature', ana, LATER);

  expect(sessions.find('head.ana.signature')).toBe(ana);
});

test('a forged token that borrows the signature of a verified one is not found', () => {
  const sessions = sessionCache();

  sessions.keep('head.ana.signature', sessionOf('ana'), LATER);

  expect(sessions.find('head.super.signature')).toBeNull();
  expect(sessions.find('signature')).toBeNull();
});

test('a session is not found from the moment its token expires', () => {
  let clock = 1_000;
  const sessions = sessionCache(10, () => clock);
  sessions.keep('token', sessionOf('ana'), 2_000);

  clock = 1_999;
  const before = sessions.find('token');
  clock = 2_000;
  const after = sessions.find('token');

  expect(before).not.toBeNull();
  expect(after).toBeNull();
});

test('when it is full the session kept longest makes room', () => {
  const sessions = sessionCache(2);

  for (const token of ['first', 'second', 'third']) sessions.keep(token, sessionOf(token), LATER);

  expect(sessions.find('first')).toBeNull();
  expect(sessions.find('second')).not.toBeNull();
  expect(sessions.find('third')).not.toBeNull();
});
