import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { keptSessions } from './kept-sessions.ts';

const sessionOf = (alias: string) => ({ userRole: { alias } }) as Session;

test('a verified session is found again, the same for the same token only', () => {
  const sessions = keptSessions();
  const ana = sessionOf('ana');

  sessions.keep('token of ana', ana, Date.now() + 1_000);

  expect(sessions.find('token of ana')).toBe(ana);
  expect(sessions.find('token of leo')).toBeNull();
});

test('a session is not found from the moment its token expires', () => {
  let clock = 1_000;
  const sessions = keptSessions(10, () => clock);
  sessions.keep('token', sessionOf('ana'), 2_000);

  clock = 1_999;
  const before = sessions.find('token');
  clock = 2_000;
  const after = sessions.find('token');

  expect(before).not.toBeNull();
  expect(after).toBeNull();
});

test('when it is full the session kept longest makes room', () => {
  const sessions = keptSessions(2);
  const later = Date.now() + 1_000;

  for (const token of ['first', 'second', 'third']) sessions.keep(token, sessionOf(token), later);

  expect(sessions.find('first')).toBeNull();
  expect(sessions.find('second')).not.toBeNull();
  expect(sessions.find('third')).not.toBeNull();
});
