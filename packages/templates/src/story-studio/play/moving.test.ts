import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from '../model/work.ts';
import { changedBy, changeOfFingers, changeOfKey } from './moving.ts';

const cat: Picture = { file: 'cat.svg', own: false, name: 'cat', x: 0.5, y: 0.5, size: 0.4, turn: 0 };

test('one finger moves', () => {
  const change = changeOfFingers([{ x: 10, y: 10 }], [{ x: 60, y: 0 }], 100);

  expect(changedBy(cat, change)).toMatchObject({ x: 1, y: 0.4, size: 0.4, turn: 0 });
});

test('two fingers turn and size', () => {
  const change = changeOfFingers(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 5, y: -10 },
      { x: 5, y: 10 },
    ],
    100,
  );

  expect(changedBy(cat, change)).toMatchObject({ x: 0.5, y: 0.5, size: 0.8, turn: 90 });
});

test('arrows move, with Shift they turn and size, and so do plus and minus', () => {
  expect(changeOfKey('ArrowLeft', false)).toMatchObject({ x: expect.any(Number) });
  expect(changeOfKey('ArrowLeft', true)).toEqual({ turn: -15 });
  expect(changeOfKey('ArrowUp', true)?.scale).toBeGreaterThan(1);
  expect(changeOfKey('-', false)?.scale).toBeLessThan(1);
  expect(changeOfKey('a', false)).toBeUndefined();
});

test('whatever is done, a picture can be seen and kept', () => {
  const number = fc.double({ noNaN: true, min: -50, max: 50 });
  fc.assert(
    fc.property(
      number,
      number,
      fc.double({ noNaN: true, min: 0.01, max: 20 }),
      number,
      (x, y, scale, turn) => {
        const moved = changedBy(cat, { x, y, scale, turn: turn * 100 });

        for (const part of [moved.x, moved.y]) expect(part >= 0 && part <= 1).toBe(true);
        expect(moved.size >= 0.12 && moved.size <= 1).toBe(true);
        expect(moved.turn >= -180 && moved.turn <= 180).toBe(true);
      },
    ),
  );
});
