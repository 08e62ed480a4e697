import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysIn } from './days.ts';
import { type Cell, monthsOfWeeks, sumOfCells, weekSteps, wholeWeeks } from './told-cells.ts';

const MONDAY = '2026-03-02';
const CENTERS = ['a', 'b', 'c', 'd'];
const WEEKS = Array.from({ length: 6 }, (_, week) => dayAfter(MONDAY, week * 7));

const cellsOf = fc
  .array(
    fc.record({
      learners: fc.integer({ min: 0, max: 9 }),
      seconds: fc.integer({ min: 1, max: 9_999 }),
      together: fc.integer({ min: 0, max: 9 }),
      reached: fc.integer({ min: 0, max: 9 }),
      masterers: fc.integer({ min: 0, max: 9 }),
      mastered: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: CENTERS.length * WEEKS.length, maxLength: CENTERS.length * WEEKS.length },
  )
  .map((drawn): Cell[] =>
    drawn.map(({ together, ...cell }, place) => ({
      ...cell,
      togetherLearners: Math.min(together, cell.learners),
      beginners: cell.reached,
      masterers: Math.min(cell.masterers, cell.reached),
      centerId: CENTERS[place % CENTERS.length] ?? '',
      week: WEEKS[Math.floor(place / CENTERS.length)] ?? '',
      days: cell.learners * 2,
      seconds: cell.learners === 0 ? 0 : cell.seconds,
      togetherSeconds: Math.min(together, cell.learners) === 0 ? 0 : Math.floor(cell.seconds / 2),
      begun: cell.reached === 0 ? 0 : cell.mastered + 1,
      mastered: Math.min(cell.masterers, cell.reached) === 0 ? 0 : cell.mastered,
    })),
  );

/** The months of all files of usage, whichever days are asked for. */
const MONTHS = (() => {
  const last = dayAfter(WEEKS.at(-1) ?? MONDAY, 6);
  const days = Array.from({ length: daysIn({ from: MONDAY, to: last }) }, (_, day) => dayAfter(MONDAY, day));
  const found = days.flatMap((from) =>
    days
      .filter((to) => to >= from)
      .flatMap((to) => monthsOfWeeks(wholeWeeks({ from, to }, dayAfter(last, 2)))),
  );
  return [...new Map(found.map((month) => [`${month.from} ${month.to}`, month])).values()];
})();

/** Every row of every file. */
const everyFile = (cells: readonly Cell[]) =>
  MONTHS.flatMap((month) =>
    CENTERS.map((center) => {
      const own = cells.filter(
        ({ centerId, week }) => centerId === center && week >= month.from && week <= month.to,
      );
      return sumOfCells(own);
    }),
  );

/** All that somebody can ask: any run of weeks, of any centers that are a place or chosen by themselves. */
function everyAnswer(cells: readonly Cell[]) {
  const places = [CENTERS, ['a', 'b'], ['c', 'd'], ['a'], ['b'], ['c'], ['d']];
  return places.flatMap((place) =>
    WEEKS.flatMap((from, first) =>
      WEEKS.slice(first).map((to) => {
        const own = cells.filter(
          ({ centerId, week }) => place.includes(centerId) && week >= from && week <= to,
        );
        return sumOfCells(own);
      }),
    ),
  );
}

test('whoever combines all answers learns nothing of a cell of too few: with other figures in it they are the same', () => {
  fc.assert(
    fc.property(cellsOf, fc.integer({ min: 1, max: 5_000 }), (cells, more) => {
      const others = cells.map((cell) => {
        const isFew = (count: number) => count > 0 && count < 5;
        return {
          ...cell,
          // Another number of them, too, as long as they are too few.
          ...(isFew(cell.learners)
            ? {
                learners: (cell.learners % 4) + 1,
                seconds: cell.seconds + more,
                togetherSeconds: cell.togetherSeconds + more,
              }
            : {}),
          ...(isFew(cell.reached)
            ? { reached: (cell.reached % 4) + 1, begun: cell.begun + more, mastered: cell.mastered + more }
            : {}),
        };
      });

      expect(everyAnswer(others)).toEqual(everyAnswer(cells));
      expect(everyFile(others)).toEqual(everyFile(cells));
    }),
  );
});

test('what may be told is told: without small cells the sums are all there is', () => {
  fc.assert(
    fc.property(cellsOf, (cells) => {
      const large = cells.map((cell) => ({
        ...cell,
        learners: cell.learners + 5,
        reached: cell.reached + 5,
      }));

      const sum = large.reduce((all, { seconds }) => all + seconds, 0);
      expect(sumOfCells(large)).toMatchObject({ seconds: sum });
    }),
  );
});

test('active learners are those of a week in which people played, on average of what is told', () => {
  const played = (centerId: string, week: number, learners: number): Cell => ({
    centerId,
    week: WEEKS[week] ?? '',
    learners,
    days: learners,
    seconds: learners * 60,
    togetherLearners: 0,
    togetherSeconds: 0,
    reached: 0,
    beginners: 0,
    begun: 0,
    masterers: 0,
    mastered: 0,
  });
  const cells = [
    played('a', 0, 10),
    played('a', 1, 3),
    played('b', 1, 2),
    played('a', 2, 20),
    played('b', 2, 4),
  ];

  // Of the second week nothing is told, of the third a part, and in the fourth nobody played.
  expect(sumOfCells(cells).learners).toBe(15);
  expect(sumOfCells(cells.filter(({ week }) => week === WEEKS[1])).learners).toBeNull();
});

test('a place of small cells alone tells nothing, and one of nobody a zero', () => {
  const cell: Cell = {
    centerId: 'a',
    week: MONDAY,
    learners: 4,
    seconds: 60,
    days: 0,
    togetherLearners: 0,
    togetherSeconds: 0,
    reached: 0,
    beginners: 0,
    begun: 0,
    masterers: 0,
    mastered: 0,
  };
  expect(sumOfCells([cell])).toMatchObject({ learners: null, seconds: null, mastered: 0 });
  expect(sumOfCells([])).toMatchObject({ learners: 0, seconds: 0 });
});

test('days become the weeks that they touch, and none that is not over', () => {
  expect(wholeWeeks({ from: '2026-03-04', to: '2026-03-17' }, '2026-05-01')).toEqual({
    from: '2026-03-02',
    to: '2026-03-22',
  });
  expect(wholeWeeks({ from: '2026-03-04', to: '2026-03-17' }, '2026-03-18')).toEqual({
    from: '2026-03-02',
    to: '2026-03-15',
  });
  expect(wholeWeeks({ from: '2026-03-17', to: '2026-03-18' }, '2026-03-18')).toEqual({
    from: '2026-03-09',
    to: '2026-03-15',
  });
});

test('a week is in the month of its Monday', () => {
  expect(monthsOfWeeks({ from: '2026-03-23', to: '2026-04-12' })).toEqual([
    { from: '2026-03-23', to: '2026-04-05' },
    { from: '2026-04-06', to: '2026-04-12' },
  ]);
});

test('the steps of a chart are whole weeks, each once, and no more than can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (weeks) => {
      const days = { from: MONDAY, to: dayAfter(MONDAY, weeks * 7 - 1) };
      const steps = weekSteps(days);

      expect(steps.length).toBeLessThanOrEqual(30);
      expect(steps.every((step) => daysIn(step) % 7 === 0)).toBe(true);
      expect(steps.reduce((sum, step) => sum + daysIn(step), 0)).toBe(weeks * 7);
    }),
  );
});

test('of a part of the learners it is told where they and the others are enough, or nobody', () => {
  const of = (togetherLearners: number, learners = 12) =>
    sumOfCells([
      {
        centerId: 'a',
        week: MONDAY,
        learners,
        days: learners,
        seconds: 600,
        togetherLearners,
        togetherSeconds: togetherLearners * 10,
        reached: learners,
        beginners: learners,
        begun: 99,
        masterers: togetherLearners,
        mastered: 77,
      },
    ]);

  for (const together of [1, 3, 4, 8, 11])
    expect(of(together), String(together)).toMatchObject({
      seconds: 600,
      togetherSeconds: null,
      togetherOf: null,
      begun: 99,
      mastered: null,
    });
  expect(of(0)).toMatchObject({ togetherSeconds: 0, togetherOf: 600 });
  for (const together of [5, 7, 12])
    expect(of(together)).toMatchObject({ togetherSeconds: together * 10, togetherOf: 600, mastered: 77 });
});
