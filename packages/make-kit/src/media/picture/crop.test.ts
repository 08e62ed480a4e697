import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Handle, isWhole, LEAST, moved, pixelsOf, WHOLE } from './crop.ts';

const handle = fc.constantFrom<Handle>('topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'all');
const by = fc.double({ min: -2, max: 2, noNaN: true });
const moves = fc.array(fc.tuple(handle, by, by), { maxLength: 20 });

test('a corner moves its two sides and leaves the others', () => {
  const box = moved(WHOLE, 'topLeft', 0.25, 0.5);

  expect(box).toEqual({ x: 0.25, y: 0.5, width: 0.75, height: 0.5 });
  expect(moved(box, 'bottomRight', -0.25, 0)).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 });
  expect(moved(box, 'all', -1, -1)).toEqual({ x: 0, y: 0, width: 0.75, height: 0.5 });
});

test('however it is moved, the box stays in the picture and can be seen', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const box = all.reduce((now, [which, right, down]) => moved(now, which, right, down), WHOLE);

      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST - 1e-9);
    }),
  );
});

test('every box is some points of every picture', () => {
  fc.assert(
    fc.property(
      moves,
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (all, w, h) => {
        const box = all.reduce((now, [which, right, down]) => moved(now, which, right, down), WHOLE);
        const { x, y, width, height } = pixelsOf(box, w, h);

        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(w);
        expect(y + height).toBeLessThanOrEqual(h);
      },
    ),
  );
});

test('only the whole picture is the whole picture', () => {
  expect(isWhole(WHOLE)).toBe(true);
  expect(isWhole(moved(WHOLE, 'topLeft', 0.01, 0))).toBe(false);
});
