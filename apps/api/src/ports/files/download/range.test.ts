import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange, resolveRange } from './range.ts';

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5 }],
  ['bytes=-3', { suffix: 3 }],
  ['Bytes= 1-2 ', { start: 1, end: 2 }],
])('%s is one part', (header, expected) => {
  expect(parseRange(header)).toEqual(expected);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'lines=0-1',
  'bytes=a-b',
  'bytes=1e3-',
  `bytes=${'9'.repeat(30)}-`,
])('%s means the whole file', (header) => {
  expect(parseRange(header)).toBeNull();
});

test('a range lies inside the file or is refused', () => {
  const wish = fc.oneof(
    fc.record({ start: fc.nat(200), end: fc.nat(200) }),
    fc.record({ start: fc.nat(200) }),
    fc.record({ suffix: fc.nat(200) }),
  );

  fc.assert(
    fc.property(wish, fc.integer({ min: 1, max: 100 }), (wanted, size) => {
      try {
        const { start, end } = resolveRange(wanted, size);

        expect(0 <= start && start <= end && end < size).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'files.rangeNotSatisfiable' });
      }
    }),
  );
});

test('the last bytes of a file shorter than asked are all of it', () => {
  expect(resolveRange({ suffix: 50 }, 10)).toEqual({ start: 0, end: 9 });
});

test('a start behind the end of the file is refused', () => {
  expect(() => resolveRange({ start: 10 }, 10)).toThrow(
    expect.objectContaining({ code: 'files.rangeNotSatisfiable' }),
  );
});
