import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, fitsInto, LEAST_PX, largestFitting, largestWith } from './largest-fitting.ts';

/** A text of equal letters that wraps between words of `word` letters. */
const textOf =
  (words: number, word: number, room: Box) =>
  (size: number): Box => {
    const letter = size * 0.55;
    const inLine = Math.max(1, Math.floor(room.width / (letter * (word + 1))));
    const lines = Math.ceil(words / inLine);
    return { width: Math.min(words, inLine) * word * letter, height: lines * size * 1.15 };
  };

const rooms = fc.record({
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 20, max: 400 }),
});

test('the largest size that fits is found, whatever the text and the room', () => {
  fc.assert(
    fc.property(
      rooms,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 19, max: 120 }),
      (room, words, word, size) => {
        const measure = textOf(words, word, room);
        fc.pre(!fitsInto(room, measure(size)));

        const found = largestFitting(room, { size, ...measure(size) }, measure);

        const sizes = Array.from({ length: size - LEAST_PX }, (_, index) => LEAST_PX + index);
        expect(found).toBe(sizes.findLast((each) => fitsInto(room, measure(each))) ?? null);
      },
    ),
  );
});

test('a usual answer is measured a few times, not at every size', () => {
  const room = { width: 240, height: 90 };
  const measure = textOf(5, 6, room);
  let measured = 0;

  largestFitting(room, { size: 64, ...measure(64) }, (size) => {
    measured += 1;
    return measure(size);
  });

  expect(measured).toBeLessThanOrEqual(5);
});

test('what is too much at the least size fits nowhere', () => {
  const room = { width: 40, height: 20 };
  const measure = textOf(30, 20, room);

  expect(largestFitting(room, { size: 40, ...measure(40) }, measure)).toBeNull();
});

test('of the sizes that fit, the largest is taken; the least where no other does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 90 }), fc.integer({ min: 0, max: 120 }), (most, limit) => {
      const size = largestWith(18, most, (pixels) => pixels <= limit);

      expect(size).toBe(Math.max(18, Math.min(most, limit)));
    }),
  );
  expect(largestWith(18, 12, () => true)).toBe(18);
});
