import { expect, test } from 'vitest';
import { gazeTowards } from './gaze.ts';

const eyes = { left: 90, top: 190, width: 20, height: 20 } as DOMRect;

test('eyes rest on what is in front of them', () => {
  expect(gazeTowards(eyes, { x: 100, y: 200 })).toEqual({ x: 0, y: 0 });
});

test('eyes turn towards what is near, and no further than the white allows towards what is far', () => {
  expect(gazeTowards(eyes, { x: 130, y: 200 })).toEqual({ x: 0.5, y: 0 });
  expect(gazeTowards(eyes, { x: 100, y: -4_000 })).toEqual({ x: 0, y: -1 });
  const { x, y } = gazeTowards(eyes, { x: 9_000, y: 9_000 });
  expect(Math.hypot(x, y)).toBeCloseTo(1);
});
