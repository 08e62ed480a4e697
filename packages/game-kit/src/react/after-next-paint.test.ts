import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterNextPaint } from './after-next-paint.ts';

let paint: (() => void) | undefined;
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  paint = undefined;
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frame = () => {
  paint?.();
  vi.runAllTimers();
};

test('work is done once the frame is painted, in its order, with what it asks for', () => {
  const done: string[] = [];
  afterNextPaint(() => {
    done.push('put');
    afterNextPaint(() => done.push('drawn'));
  });
  afterNextPaint(() => done.push('told'));
  expect(done).toEqual([]);

  frame();

  expect(done).toEqual(['put', 'told', 'drawn']);
});

test('a page that is left does it at once, and only once', () => {
  const done: string[] = [];
  afterNextPaint(() => done.push('saved'));

  page.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['saved']);

  frame();
  expect(done).toEqual(['saved']);
});

test('where nobody looks, it waits for no frame', () => {
  page.hidden = true;
  const done: string[] = [];
  afterNextPaint(() => done.push('saved'));

  vi.runAllTimers();

  expect(done).toEqual(['saved']);
});
