import { expect, test } from 'vitest';
import { FRAME, readingLine } from './reading-points.ts';

const read = (...speeds: readonly number[]) => speeds.map((speed) => ({ speed, benchmark: 60 }));

test('readings lie equally far apart, the faster the higher', () => {
  const { points, top } = readingLine(read(50, 100, 75));

  expect(top).toBe(100);
  expect(points).toEqual([
    { x: 0, y: FRAME.height * 0.5 },
    { x: FRAME.width / 2, y: 0 },
    { x: FRAME.width, y: FRAME.height * 0.25 },
  ]);
});

test('the goal lies inside the frame also where nobody has reached it', () => {
  expect(readingLine(read(30))).toEqual({
    points: [{ x: FRAME.width / 2, y: FRAME.height * 0.5 }],
    goal: 0,
    top: 60,
  });
});
