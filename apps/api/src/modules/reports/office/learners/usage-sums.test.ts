import { expect, test } from 'vitest';
import { type Member, rangesOf, rowsOf, stepSums, totalOf } from './usage-sums.ts';

const numberOf = (day: string) => Date.parse(day) / 86_400_000;
const step = (from: string, to: string, before: readonly [string, string]) => ({
  days: { from, to },
  before: { from: before[0], to: before[1] },
  isOver: true,
});

/** From Monday to Sunday, against the week before. */
const ASKED = {
  days: { from: '2026-03-09', to: '2026-03-15' },
  before: { from: '2026-03-02', to: '2026-03-08' },
  firstDayOfWeek: 7,
};
const STEPS = [
  step('2026-03-09', '2026-03-14', ['2026-03-02', '2026-03-07']),
  step('2026-03-15', '2026-03-15', ['2026-03-08', '2026-03-08']),
];

const member = (unit: string, learnerId: string): Member => ({
  unit,
  name: unit,
  learnerId,
  begun: learnerId === 'ana' ? 2 : 0,
  mastered: 0,
});
const played = (learnerId: string, isHere: boolean, days: Readonly<Record<string, number>>) => ({
  learnerId,
  isHere,
  days: Object.keys(days).map(numberOf),
  seconds: Object.values(days),
  together: Object.values(days).map(() => 0),
});
const ana = played('ana', true, { '2026-03-05': 30, '2026-03-14': 60, '2026-03-15': 90 });
const gone = played('gone', false, { '2026-03-10': 600 });

test('days side by side are read as one range, and others by themselves', () => {
  expect(rangesOf(ASKED, STEPS)).toEqual([{ from: '2026-03-02', to: '2026-03-15' }]);
  expect(rangesOf({ ...ASKED, before: { from: '2025-03-09', to: '2025-03-15' } }, [])).toEqual([
    { from: '2025-03-09', to: '2025-03-15' },
    ASKED.days,
  ]);
});

test('who has two teachers is in both rows and once in the total, and weeks begin where the center has it', () => {
  const members = [member('Ms. Reed', 'ana'), member('Mr. Lane', 'ana'), member('Mr. Lane', 'leo')];

  const rows = rowsOf(members, [ana, gone], ASKED, STEPS);

  expect(rows.map(({ unit, trend }) => [unit, trend])).toEqual([
    ['Ms. Reed', [60, 90]],
    ['Mr. Lane', [60, 90]],
  ]);
  const total = totalOf(members, [ana, gone], ASKED);
  expect(total).toMatchObject({ people: 2, learners: 1, learnersBefore: 1, seconds: 150, secondsBefore: 30 });
  // A Saturday and the Sunday with which the next week begins.
  expect(total).toMatchObject({ playedDays: 2, playedWeeks: 2, begun: 2 });
});

test('a chart of some families leaves out who has moved away', () => {
  expect(
    stepSums(
      STEPS.map(({ days }) => days),
      [ana, gone],
    ),
  ).toEqual([
    { seconds: 60, learners: 1 },
    { seconds: 90, learners: 1 },
  ]);
});
