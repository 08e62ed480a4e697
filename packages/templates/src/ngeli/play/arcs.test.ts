import { expect, test } from 'vitest';
import { arcsOf } from './arcs.ts';

const at = (x: number, start: number, top: number) => ({ x, start, top, bottom: top + 50 });
/** First, highest or outermost, and last point of a path. */
const points = (path = '') => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test('words of one line are joined over their heads, from prefix to prefix', () => {
  const [first, second] = arcsOf([at(20, 0, 100), at(220, 200, 100), at(420, 400, 102)], false);

  expect(points(first)).toEqual([25, 96, 25, 40, 215, 40, 215, 96]);
  expect(points(second).slice(0, 2)).toEqual([225, 96]);
});

test('words below each other are joined at their beginning, on whichever side that is', () => {
  const stack = [at(60, 40, 0), at(60, 40, 70), at(60, 40, 140)];
  const arcs = arcsOf(stack, false);

  expect(arcs).toHaveLength(2);
  expect(points(arcs[0])).toEqual([36, 30, 14, 30, 14, 90, 36, 90]);
  expect(points(arcsOf(stack, true)[0])[0]).toBe(44);
});

test('a word on the next line is joined through the gap between the lines', () => {
  const [, wrapped] = arcsOf([at(20, 0, 0), at(220, 200, 0), at(120, 100, 90)], false);

  expect(points(wrapped)).toEqual([220, 58, 220, 72, 120, 72, 120, 86]);
});

test('one word alone is joined with nothing', () => {
  expect(arcsOf([at(20, 0, 0)], false)).toEqual([]);
});
