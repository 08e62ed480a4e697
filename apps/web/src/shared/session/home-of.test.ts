import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

const session = (redirect: string, more: Partial<Session> = {}): Session =>
  ({ user: { temporaryPassword: false }, userRole: { redirect }, learner: null, ...more }) as Session;

test.each([
  ['make', '/flink-make'],
  ['admin', '/flink-admin'],
  ['account', '/admin/my-account'],
])('a role that redirects to %s lands on %s', (redirect, home) => {
  expect(homeOf(session(redirect))).toBe(home);
});

test('a learner lands on /play', () => {
  expect(homeOf(session('account', { learner: { _id: 'x' } as Session['learner'] }))).toBe('/play');
});

test('a temporary password leads to the own account before anything else', () => {
  const user = { temporaryPassword: true } as Session['user'];

  expect(homeOf(session('admin', { user }))).toBe('/admin/my-account');
});
