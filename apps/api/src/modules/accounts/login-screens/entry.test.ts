import { expect, test } from 'vitest';
import { paymentRefusal, standingRefusal } from './entry.ts';

const now = new Date('2026-03-01T12:00:00Z');
const fine = { blockedAt: null, centerExpiresAt: null };

test.each([
  ['somebody blocked', [fine, { ...fine, blockedAt: now }], { code: 'access.denied', index: 1 }],
  [
    'somebody of a center that expired this moment',
    [fine, { ...fine, centerExpiresAt: now }],
    { code: 'learningCenters.expired', index: 1 },
  ],
  [
    'nobody, when the center has a millisecond left',
    [{ ...fine, centerExpiresAt: new Date(now.getTime() + 1) }],
    null,
  ],
])('%s is refused', (_who, people, refusal) => {
  expect(standingRefusal(people, now)).toEqual(refusal);
});

const admin = { familyId: 'f', isAdmin: true, paysAlone: false };
const child = { familyId: 'f', isAdmin: false, paysAlone: false };
const solo = { familyId: 'f', isAdmin: false, paysAlone: true };
const neighbour = { familyId: 'g', isAdmin: true, paysAlone: false };

test.each([
  ['rejected', 'payments.rejected'],
  ['refunded', 'payments.refunded'],
  ['pending', 'payments.pending'],
] as const)('a %s payment is told to admins and members alike', (access, code) => {
  for (const person of [admin, child]) {
    expect(paymentRefusal([person], () => access)).toEqual({ code, index: 0 });
  }
});

test.each([
  ['resume', 'payments.resumeNeeded'],
  ['retry', 'payments.retryNeeded'],
] as const)('%s is asked of the family admin, the others are sent to the family admin', (access, code) => {
  expect(paymentRefusal([admin], () => access)).toEqual({ code, index: 0 });
  expect(paymentRefusal([solo], () => access)).toEqual({ code, index: 0 });
  expect(paymentRefusal([child], () => access)).toEqual({ code: 'payments.resumeByFamilyAdmin', index: 0 });
});

test('in a team the admin of the family is asked, wherever they stand; the admin of another family is not', () => {
  const accessOf = (familyId: string) => (familyId === 'f' ? 'resume' : 'ok');

  expect(paymentRefusal([child, admin], accessOf)).toEqual({ code: 'payments.resumeNeeded', index: 1 });
  expect(paymentRefusal([neighbour, child], accessOf)).toEqual({
    code: 'payments.resumeByFamilyAdmin',
    index: 1,
  });
});

test('of several families nobody pays while another cannot come in, and then one after the other', () => {
  const access = { f: 'resume', g: 'retry' } as Record<string, 'resume' | 'retry'>;
  const accessOf = (familyId: string) => access[familyId] ?? 'ok';

  expect(paymentRefusal([neighbour, child], accessOf)).toEqual({
    code: 'payments.resumeByFamilyAdmin',
    index: 1,
  });
  expect(paymentRefusal([neighbour, admin], accessOf)).toEqual({ code: 'payments.retryNeeded', index: 0 });
});

test('nobody is refused when every family has access', () => {
  expect(paymentRefusal([child, neighbour], () => 'ok')).toBeNull();
});
