import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

const session = (redirect: string, more: Partial<Session> = {}): Session =>
  ({
    user: { temporaryPassword: false },
    userRole: { alias: 'MADE', redirect, flags: { flinkMake: true, flinkAdmin: true }, permissions: {} },
    learner: null,
    ...more,
  }) as Session;

test.each([
  ['make', '/flink-make'],
  ['admin', '/flink-admin'],
  ['account', '/admin/my-account'],
])('a role that redirects to %s lands on %s', (redirect, home) => {
  expect(homeOf(session(redirect))).toBe(home);
});

test.each(['make', 'admin'] as const)('who may not open %s lands on the own account instead', (redirect) => {
  const userRole = {
    alias: 'MADE',
    name: 'Made',
    redirect,
    flags: {},
    permissions: {},
  } as Session['userRole'];

  expect(homeOf(session(redirect, { userRole }))).toBe('/admin/my-account');
});

test('a learner lands on /play', () => {
  expect(homeOf(session('account', { learner: { _id: 'x' } as Session['learner'] }))).toBe('/play');
});

test('a temporary password leads to the own account before anything else', () => {
  const user = { temporaryPassword: true } as Session['user'];

  expect(homeOf(session('admin', { user }))).toBe('/admin/my-account');
});
