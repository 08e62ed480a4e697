import { expect, test } from 'vitest';
import { cohort } from './cohort.report.ts';

const found = (total: Record<string, number | null>) =>
  cohort.finding({ total, compared: 'before', days: 365 });

test('the title tells how many stay, as late as it is known', () => {
  expect(found({ families: 8, played1: 4, due1: 8, played3: 1, due3: 4 })).toEqual({
    text: 'report.cohort.found.stay',
    percent: 25,
    count: 3,
  });
  expect(found({ families: 8, played1: 4, due1: 8, due3: 0 })).toMatchObject({ percent: 50, count: 1 });
  expect(found({ families: 8, due0: 8 })).toEqual({ text: 'report.cohort.found.began', count: 8 });
  expect(found({ families: 0 }).text).toContain('nobody');
});

test('a month that nobody has reached is no zero', () => {
  const after = cohort.columns.find(({ name }) => name === 'after5');
  expect(after?.of({ families: 3, played5: 0, due5: 0 })).toBeNull();
  expect(after?.of({ families: 3, played5: 0, due5: 3 })).toBe(0);
});
