import { addressOf } from '@flink/contract/client/client.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import { expect, test } from 'vitest';
import { neededAt } from './needed-at.ts';

const common = addressOf(endpoints.commonAll[1], {});
const playData = addressOf(endpoints.playData[1], { query: { reports: 'groups', menu: 'selected' } });

test('every screen needs the texts', () => {
  expect(neededAt('/', false)).toEqual([common]);
  expect(neededAt('/admin/users', false)).toEqual([common]);
});

test('the learner’s area needs the learners', () => {
  expect(neededAt('/play', true)).toEqual([common, playData]);
  expect(neededAt('/play/level/1/words', true)).toEqual([common, playData]);
});

test('an activity needs itself and the game that was left', () => {
  const id = '2e2d2e43-b523-808f-9853-7607c1493d91';

  expect(neededAt(`/play/activity/${id}`, true)).toEqual([
    common,
    playData,
    addressOf(endpoints.activity[1], { params: { id } }),
    addressOf(endpoints.savedGame[1], { params: { activityId: id } }),
  ]);
});

test('who is no learner would be refused', () => {
  expect(neededAt('/play', false)).toEqual([common]);
});

test('a place of another name is not the learner’s area', () => {
  expect(neededAt('/playground', true)).toEqual([common]);
});
