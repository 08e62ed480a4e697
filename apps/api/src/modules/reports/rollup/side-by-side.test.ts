import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('everything is done once', async () => {
  const done: number[] = [];
  await sideBySide([1, 2, 3, 4, 5], async (item) => {
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('when one fails what was begun is done, nothing else is begun, and it is told why', async () => {
  const [begun, done]: [number[], number[]] = [[], []];
  const other = Promise.withResolvers<void>();
  const all = sideBySide([1, 2, 3, 4], async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('The first one fails.');
    await other.promise;
    done.push(item);
  });
  other.resolve();
  await expect(all).rejects.toThrow('The first one fails.');
  expect([begun, done]).toEqual([[1, 2], [2]]);
});
