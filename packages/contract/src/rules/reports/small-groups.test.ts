import { expect, test } from 'vitest';
import { hideSmallGroups } from './small-groups.ts';

const rows = [0, 1, 4, 5].map((learners) => ({ figures: { learners, seconds: learners * 60 }, trend: [1] }));

test('hides every figure of rows about 1 to N-1 learners', () => {
  const { rows: shown, hiddenBelow } = hideSmallGroups(rows, { below: 5, learners: 'learners' });

  expect(shown).toEqual([
    rows[0],
    { figures: { learners: null, seconds: null } },
    { figures: { learners: null, seconds: null } },
    rows[3],
  ]);
  expect(hiddenBelow).toBe(5);
});

test('hides nothing while the setting is off, and nothing in reports that are not about learners', () => {
  expect(hideSmallGroups(rows, { below: null, learners: 'learners' })).toEqual({ rows, hiddenBelow: null });
  expect(hideSmallGroups(rows, { below: 5, learners: undefined })).toEqual({ rows, hiddenBelow: null });
});

test('says nothing of hidden rows where no row is small', () => {
  expect(hideSmallGroups(rows.slice(3), { below: 5, learners: 'learners' }).hiddenBelow).toBeNull();
});
