import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { afterSignOut } from './after-sign-out.ts';

const FAMILY = '019a1111-1111-7111-8111-111111111111';
const centers = [{ _id: 'c1', url: 'maple', expirationDate: null }];
const session = (more: object) =>
  ({ cleverLogin: false, learner: null, user: { learningCenterId: 'c1' }, ...more }) as unknown as Session;

test('a learner returns to the center with the family', () => {
  expect(afterSignOut(session({ learner: { familyId: FAMILY } }), centers)).toEqual({
    kind: 'path',
    path: `/maple?family=${FAMILY}`,
  });
});

test('a learner of a center that has expired returns to the start', () => {
  const expired = [{ _id: 'c1', url: 'maple', expirationDate: '2020-01-01T00:00:00.000Z' }];

  expect(afterSignOut(session({ learner: { familyId: FAMILY } }), expired)).toEqual({
    kind: 'path',
    path: '/',
  });
});

test('who came through the school goes back to the school', () => {
  expect(afterSignOut(session({ cleverLogin: true, learner: { familyId: FAMILY } }), centers)).toEqual({
    kind: 'school',
  });
});

test('a family that cannot be one is not asked for', () => {
  for (const familyId of ['not-a-family', `${FAMILY}&x`, undefined])
    expect(afterSignOut(session({ learner: { familyId } }), [])).toEqual({ kind: 'path', path: '/login' });
});

test('staff return to the start', () => {
  expect(afterSignOut(session({}), centers)).toEqual({ kind: 'path', path: '/' });
  expect(afterSignOut(null, centers)).toEqual({ kind: 'path', path: '/' });
});
