import { expect, test } from 'vitest';
import { markUnplayable } from '../../unplayable-items.ts';
import type { Learner, SolutionMenu } from '../board/board.ts';
import { groupOf, nextAfter } from './activity-place.ts';

const activity = (_id: string, step: number) => ({
  _id,
  activityName: _id,
  alias: 'match-it',
  pictures: [],
  step,
});
const activities = [activity('c', 2), activity('a', 0), activity('b', 1)];
const menu: SolutionMenu = {
  _id: 'menu',
  displayName: 'Menu',
  locale: 'en',
  activityGroups: [
    {
      _id: 'group',
      isGroup: true,
      groupId: null,
      activityName: 'Group',
      formattedName: 'Group',
      firstCategory: 'reading',
      menuLevel: 1,
      pictures: [],
      activityCount: 3,
      activities,
    },
  ],
};
const learnerWho = (...mastered: string[]) =>
  ({
    reports: Object.fromEntries(mastered.map((id) => [id, { mastered: true, partial: true }])),
  }) as unknown as Learner;
const next = (activityId: string, ...learners: Learner[]) =>
  nextAfter({ activityId, activities, learners })?._id;

test('after an activity comes the next one to learn', () => {
  expect(next('a', learnerWho())).toBe('b');
});

test('after the last one comes the first that somebody has not mastered', () => {
  expect(next('c', learnerWho('a', 'b'), learnerWho('a'))).toBe('b');
});

test('a game that crashed does not come next', () => {
  markUnplayable('b', true);
  expect(next('a', learnerWho())).toBe('c');
  markUnplayable('b', false);
});

test('nothing comes when everybody has mastered the rest', () => {
  expect(next('a', learnerWho('b', 'c'))).toBeUndefined();
});

test('nothing comes after an activity of another group', () => {
  expect(next('elsewhere', learnerWho())).toBeUndefined();
});

test('an activity hangs in the group that lists it', () => {
  expect(groupOf(menu, 'b')?._id).toBe('group');
  expect(groupOf(menu, 'elsewhere')).toBeUndefined();
});
