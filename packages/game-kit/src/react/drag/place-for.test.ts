import { expect, test } from 'vitest';
import { onlyPlace, placeFor, shared } from './place-for.ts';

const box = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height });
const place = (id: string, left: number, top: number, width?: number, height?: number) => ({
  id,
  name: id,
  box: box(left, top, width, height),
});
const PLACES = [place('a', 0, 0), place('b', 120, 0), place('c', 240, 0)];

test('the place under the finger takes the piece, even when more of it lies on the next one', () => {
  expect(placeFor({ x: 95, y: 30 }, box(60, 0), PLACES)?.id).toBe('a');
});

test('a small child who points beside a place still hits the one that the piece covers most', () => {
  expect(placeFor({ x: 112, y: 70 }, box(85, 25), PLACES)?.id).toBe('b');
});

test('a piece that only touches a corner of a place falls beside it', () => {
  expect(placeFor({ x: 390, y: 90 }, box(320, 50), PLACES)).toBeNull();
});

test('a slot inside a larger place is meant before it', () => {
  const nested = [place('card', 0, 0, 200, 200), place('slot', 20, 120, 160, 60)];

  expect(placeFor({ x: 100, y: 150 }, box(50, 120), nested)?.id).toBe('slot');
  expect(placeFor({ x: 100, y: 50 }, box(50, 20), nested)?.id).toBe('card');
});

test('where there is no place, nothing takes it', () => {
  expect(placeFor({ x: 1, y: 1 }, box(0, 0), [])).toBeNull();
});

test('of a place that is scrolled half away only the half that is seen takes a piece', () => {
  const board = box(0, 0, 200, 100);

  expect(shared(box(0, 70), board)).toEqual(box(0, 70, 100, 30));
  expect(shared(box(0, 120), board).height).toBe(0);
});

test('a single place takes what is touched; of several none does, even when the others are full', () => {
  const gap = { id: '0', name: 'Place 1' };
  const full = { id: null, name: 'Place 2' };

  expect(onlyPlace([gap])).toEqual(gap);
  expect([onlyPlace([gap, full]), onlyPlace([full]), onlyPlace([])]).toEqual([null, null, null]);
});
