import { expect, test } from 'vitest';
import { checkGoal } from './learning-goals.ts';

const member = (_id: string, familyId = 'garcia') => ({
  _id,
  familyId,
  firstname: _id,
  lastname: 'García',
  username: _id,
  isAdmin: false,
  type: 'child' as const,
  face: null,
  familyPlace: 0,
});

const asking = {
  learnerId: 'leo',
  familyId: 'garcia',
  needsApproval: true,
  today: '2026-05-01',
  team: [member('leo'), member('ana'), member('emma', 'smith')],
};
const wish = { level: 1, subject: 'reading', day: '2026-05-20', approvedBy: 'ana' };

test('a goal that another of the family approves is taken, for today too', () => {
  expect(() => checkGoal(wish, asking)).not.toThrow();
  expect(() => checkGoal({ ...wish, day: '2026-05-01' }, asking)).not.toThrow();
});

test('a goal for yesterday is refused, and one for another century', () => {
  expect(() => checkGoal({ ...wish, day: '2026-04-30' }, asking)).toThrow('goals.dateInPast');
  expect(() => checkGoal({ ...wish, day: '9999-12-31' }, asking)).toThrow('request.invalid');
});

test('nobody approves a goal of their own, nor somebody of another family or elsewhere', () => {
  for (const approvedBy of ['leo', 'emma', 'mia'])
    expect(() => checkGoal({ ...wish, approvedBy }, asking)).toThrow('goals.needsFamilyMember');
  expect(() => checkGoal({ ...wish, approvedBy: undefined }, asking)).toThrow('request.invalid');
});

test('a learner whose family is not there is told to sign in with it', () => {
  const team = [member('leo'), member('emma', 'smith')];

  expect(() => checkGoal({ ...wish, approvedBy: undefined }, { ...asking, team })).toThrow(
    'goals.needsFamilyMember',
  );
});

test('who learns alone needs nobody', () => {
  expect(() =>
    checkGoal({ ...wish, approvedBy: undefined }, { ...asking, needsApproval: false, team: [member('leo')] }),
  ).not.toThrow();
});
