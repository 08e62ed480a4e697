import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

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
  afterFrame(() => {
    done.push('put');
    afterFrame(() => done.push('drawn'));
  });
  afterFrame(() => done.push('told'));
  expect(done).toEqual([]);

  frame();

  expect(done).toEqual(['put', 'told', 'drawn']);
});

test('a page that is left does it at once, and only once', () => {
  const done: string[] = [];
  afterFrame(() => done.push('saved'));

  page.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['saved']);

  frame();
  expect(done).toEqual(['saved']);
});

test('where nobody looks, it waits for no frame', () => {
  page.hidden = true;
  const done: string[] = [];
  afterFrame(() => done.push('saved'));

  vi.runAllTimers();

  expect(done).toEqual(['saved']);
});
