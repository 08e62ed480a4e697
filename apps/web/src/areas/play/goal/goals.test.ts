import { expect, test } from 'vitest';
import { approvalFor, currentGoals, EMPTY_DRAFT, reachedGoals, wishOf } from './goals.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const goal = (more: object = {}) => ({
  solution: 'first-words',
  level: 2,
  subject: 'reading',
  expiredAt: '2026-11-23T07:59:59.999Z',
  approvedBy: null,
  accomplishedAt: null,
  ...more,
});

const learner = (_id: string, familyId = 'own', learningGoals: readonly object[] = []) => ({
  _id,
  familyId,
  learningGoals,
  hasRelatives: true,
  familyPlace: _id === 'ana' ? 0 : 1,
});

type PlayData = Parameters<typeof currentGoals>[0];
type Learner = PlayData['learners'][number];

const playData = (learners: readonly object[]) =>
  ({
    learners,
    selectedSolutionId: 'first-words',
    center: { todayEnds: '2026-11-16T07:59:59.999Z' },
  }) as unknown as PlayData;

const asLearner = (one: object) => one as Learner;

test('a goal counts the days of the learning center until it ends', () => {
  const data = playData([learner('ana'), learner('leo', 'own', [goal()])]);

  expect(currentGoals(data, NOW)).toMatchObject([{ colour: 'orange', daysLeft: 7 }]);
});

test('goals that expired, were reached or belong to another menu are not shown', () => {
  const data = playData([
    learner('leo', 'own', [
      goal({ expiredAt: '2026-11-15T07:59:59.999Z' }),
      goal({ accomplishedAt: '2026-11-14T10:00:00Z' }),
      goal({ solution: 'another' }),
    ]),
  ]);

  expect(currentGoals(data, NOW)).toEqual([]);
});

test('a goal that was reached is celebrated, whichever menu is open', () => {
  const reached = goal({ solution: 'another', accomplishedAt: '2026-11-14T10:00:00Z' });
  const data = playData([learner('leo', 'own', [goal()]), learner('mia', 'own', [reached])]);

  expect(reachedGoals(data)).toMatchObject([{ learner: { _id: 'mia' }, goal: reached }]);
});

test('another member of the same family who plays along approves', () => {
  const data = playData([learner('leo'), learner('ana'), learner('guest', 'other')]);

  expect(approvalFor(asLearner(learner('leo')), data)).toMatchObject({
    kind: 'byOneOf',
    members: [{ _id: 'ana' }],
  });
});

test('alone in the team, a member of a larger family cannot set a goal', () => {
  const data = playData([learner('leo'), learner('guest', 'other')]);

  expect(approvalFor(asLearner(learner('leo')), data)).toEqual({ kind: 'nobodyHere' });
});

test('alone of the own family in the team, a guest cannot set a goal either', () => {
  const data = playData([learner('leo'), learner('ana'), learner('guest', 'other')]);

  expect(approvalFor(asLearner(learner('guest', 'other')), data)).toEqual({ kind: 'nobodyHere' });
});

test('the only member of a family needs nobody', () => {
  const only = { ...learner('sam', 'other'), hasRelatives: false };

  expect(approvalFor(asLearner(only), playData([learner('leo'), only]))).toEqual({ kind: 'notNeeded' });
});

const FULL = { subject: 'reading', level: 2, day: '2026-11-22', approvedBy: 'ana' };
const BY_ANA = { kind: 'byOneOf', members: [asLearner(learner('ana'))] } as const;

test('a complete goal can be set', () => {
  expect(wishOf(FULL, BY_ANA, '2026-11-15')).toEqual(FULL);
});

test.each([
  ['nothing', EMPTY_DRAFT],
  ['no subject', { ...FULL, subject: null }],
  ['no level', { ...FULL, level: null }],
  ['no day', { ...FULL, day: null }],
  ['a day in the past', { ...FULL, day: '2026-11-14' }],
  ['nobody who agrees', { ...FULL, approvedBy: null }],
  ['somebody who is not here', { ...FULL, approvedBy: 'mia' }],
])('with %s it cannot', (_what, draft) => {
  expect(wishOf(draft, BY_ANA, '2026-11-15')).toBeNull();
});

test('today is early enough, and nobody is sent along where nobody is needed', () => {
  const { approvedBy: _approver, ...wish } = { ...FULL, day: '2026-11-15' };

  expect(wishOf({ ...wish, approvedBy: null }, { kind: 'notNeeded' }, '2026-11-15')).toEqual(wish);
});
