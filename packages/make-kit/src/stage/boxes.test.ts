import { describe, expect, test } from 'vitest';
import { byKey, dimIn, movedBy, newDim, onPage, resizedBy } from './boxes.ts';

const PAGE = { width: 760, height: 490 };
const box = { left: 40, top: 64, width: 372, height: 116 };
const key = (name: string, more = {}) => ({ key: name, shiftKey: false, altKey: false, ...more });

test('a box is moved, and stops at the edges of its page', () => {
  expect(movedBy(box, 30, -24, PAGE)).toEqual({ ...box, left: 70, top: 40 });
  expect(movedBy(box, -500, 5_000, PAGE)).toEqual({ ...box, left: 0, top: 490 - 116 });
});

test('it is resized at its bottom and right edges alone, as far as the page goes', () => {
  expect(resizedBy(box, 20, 30, PAGE)).toEqual({ ...box, width: 392, height: 146 });
  expect(resizedBy(box, 9_000, 9_000, PAGE)).toEqual({ ...box, width: 720, height: 426 });
  expect(resizedBy(box, -9_000, -9_000, PAGE)).toEqual({ ...box, width: 48, height: 36 });
});

describe('by keys', () => {
  test('arrows move by 10, with Alt by 1', () => {
    expect(byKey(box, key('ArrowRight'), PAGE, 'ltr')).toEqual({ ...box, left: 50 });
    expect(byKey(box, key('ArrowUp', { altKey: true }), PAGE, 'ltr')).toEqual({ ...box, top: 63 });
  });

  test('with Shift they resize', () => {
    expect(byKey(box, key('ArrowDown', { shiftKey: true }), PAGE, 'ltr')).toEqual({ ...box, height: 126 });
    expect(byKey(box, key('ArrowLeft', { shiftKey: true, altKey: true }), PAGE, 'ltr')).toEqual({
      ...box,
      width: 371,
    });
  });

  test('a page that is read from the right counts from the right', () => {
    expect(byKey(box, key('ArrowLeft'), PAGE, 'rtl')).toEqual({ ...box, left: 50 });
  });

  test('other keys are for others', () => {
    expect(byKey(box, key('Enter'), PAGE, 'ltr')).toBeNull();
  });
});

test('a new box has the usual size of 400 by 100 with its padding, told for a page of 960 by 710', () => {
  expect(newDim([], PAGE)).toEqual({ left: 40, top: 40, width: 340, height: 86 });
  expect(newDim([box, undefined], PAGE)).toEqual({ left: 40, top: 192, width: 340, height: 86 });
});

test('new boxes never begin where another does, also when the page is full', () => {
  const boxes = Array.from({ length: 30 }).reduce<ReturnType<typeof newDim>[]>(
    (before) => [...before, newDim(before, PAGE)],
    [],
  );

  expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(30);
  for (const dim of boxes) expect(onPage(dim, PAGE)).toEqual(dim);
});

test('what does not fit on the page is brought onto it', () => {
  expect(onPage({ left: 900, top: -5, width: 2_000, height: 10 }, PAGE)).toEqual({
    left: 0,
    top: 0,
    width: 760,
    height: 36,
  });
});

test('places are read as they were stored', () => {
  expect(dimIn({ left: '40px', top: 64, width: '372px', height: 116 })).toEqual(box);
  expect(dimIn({ left: 1 })).toBeUndefined();
  expect(dimIn(undefined)).toBeUndefined();
});
