import { expect, test } from 'vitest';
import type { Learner } from '../activity-port.ts';
import { isKept } from './is-kept.ts';

const leo: Learner = { id: 'l', name: 'Leo', face: 'leo' as Learner['face'], colour: 'red', isAdmin: false };
const played = { record: 'progress', keepsWork: true, learners: [leo] } as const;

test('what a learner makes is kept', () => {
  expect(isKept(played)).toBe(true);
});

test.each([
  ['a preview', { ...played, record: 'nothing' }],
  ['a center with noReports', { ...played, keepsWork: false }],
  ['nobody knows whether the center keeps it', { record: 'progress', learners: [leo] }],
  ['nobody who could find it again', { ...played, learners: [] }],
] as const)('nothing is kept: %s', (_why, port) => {
  expect(isKept(port)).toBe(false);
});
