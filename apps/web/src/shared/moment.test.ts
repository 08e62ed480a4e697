import { expect, test } from 'vitest';
import { agoText, momentText } from './moment.ts';

test('a moment is told by how long ago it was within a week, then by its day', () => {
  const now = Date.parse('2026-03-09T12:00:00Z');

  const told = [
    '2026-03-09T11:20:00Z',
    '2026-03-08T10:00:00Z',
    '2026-03-05T12:00:00Z',
    '2026-03-02T12:00:00Z',
  ];

  expect(told.map((moment) => agoText(moment, 'en', now))).toEqual([
    '40 minutes ago',
    'yesterday',
    '4 days ago',
    'Mar 2, 2026',
  ]);
});

test('moments of one minute are told apart where they stand in a list', () => {
  const [one, other] = ['2026-03-09T12:00:04Z', '2026-03-09T12:00:41Z'];

  expect(momentText(one, 'en')).toBe(momentText(other, 'en'));
  expect(momentText(one, 'en', 'medium')).not.toBe(momentText(other, 'en', 'medium'));
});
