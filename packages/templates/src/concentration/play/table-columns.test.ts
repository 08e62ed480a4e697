import { expect, test } from 'vitest';
import { LEAST_CARDS, MOST_CARDS } from '../model/validity.ts';
import { tableColumns } from './table-columns.ts';

const counts = Array.from(
  { length: (MOST_CARDS - LEAST_CARDS) / 2 + 1 },
  (_, index) => LEAST_CARDS + index * 2,
);

test.each(counts)('of %s cards none lies alone in a row, on any screen', (cards) => {
  for (const columns of Object.values(tableColumns(cards))) expect(cards % columns).not.toBe(1);
});

test.each(counts)(
  '%s cards lie as they are drawn: three by five on a phone, then four; five by four on a tablet',
  (cards) => {
    const { upright, wide } = tableColumns(cards);

    expect(upright).toBeLessThanOrEqual(cards <= 15 ? 3 : 4);
    expect(Math.ceil(cards / upright)).toBeLessThanOrEqual(5);
    expect(wide).toBeLessThanOrEqual(5);
    expect(Math.ceil(cards / wide)).toBeLessThanOrEqual(4);
  },
);
