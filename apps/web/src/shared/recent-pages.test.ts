import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Page, RECENT_PAGES, visit } from './recent-pages.ts';

const page = (path: string): Page => ({ path, title: `title of ${path}` });

test('the sixth page pushes the oldest out', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f'].map(page).reduce(visit, [] as readonly Page[]);

  expect(pages.map(({ path }) => path)).toEqual(['/b', '/c', '/d', '/e', '/f']);
});

test('however one walks, at most five pages are kept, none twice, and the last is where one is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g'), { minLength: 1 }),
      (walk) => {
        const pages = walk
          .map(page)
          .reduce(visit, [] as readonly Page[])
          .map(({ path }) => path);

        expect(pages.length).toBeLessThanOrEqual(RECENT_PAGES);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.at(-1)).toBe(walk.at(-1));
      },
    ),
  );
});
