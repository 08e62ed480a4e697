import type { Session } from '@flink/contract/entities/session.ts';
import { expect, test } from 'vitest';
import { afterSignIn, readTarget } from './target.ts';

const NOW = 1_800_000_000_000;
const session = (temporaryPassword: boolean) =>
  ({ user: { temporaryPassword }, userRole: {}, learner: { _id: 'leo' } }) as unknown as Session;

test('who wanted to go somewhere is taken there, others home', () => {
  expect(afterSignIn(session(false), '/play/group/farm')).toBe('/play/group/farm');
  expect(afterSignIn(session(false), null)).toBe('/play');
});

test('a temporary password is changed first', () => {
  expect(afterSignIn(session(true), '/play/group/farm')).toBe('/admin/my-account');
});

test('a wish is kept for as long as a sign-in takes', () => {
  expect(readTarget(`${NOW} /play/group/farm?x=1`, NOW + 60_000)).toBe('/play/group/farm?x=1');
  expect(readTarget(`${NOW} /play/group/farm`, NOW + 3_600_000)).toBeNull();
});

test.each([null, '', 'nonsense', `${NOW} //elsewhere.test/play`, `${NOW} https://elsewhere.test`])(
  'what is no page of ours (%j) leads nowhere',
  (kept) => {
    expect(readTarget(kept, NOW)).toBeNull();
  },
);
