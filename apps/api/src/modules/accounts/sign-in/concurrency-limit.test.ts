import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

test('never more than allowed run at once, all of them get their turn, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.integer({ min: 0, max: 5 }), fails: fc.boolean() }), { maxLength: 20 }),
      async (count, works) => {
        const limited = concurrencyLimit(count, 20);
        const started: number[] = [];
        let running = 0;
        let most = 0;

        const done = await Promise.allSettled(
          works.map(({ ticks, fails }, index) =>
            limited(async () => {
              started.push(index);
              running += 1;
              most = Math.max(most, running);
              for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
              return index;
            }),
          ),
        );

        expect(most).toBeLessThanOrEqual(count);
        expect(started).toEqual(works.map((_, index) => index));
        expect(done.map(({ status }) => status)).toEqual(
          works.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        );
      },
    ),
  );
});

test('work beyond the queue is refused with an error worth another try, and there is room again later', async () => {
  const limited = concurrencyLimit(1, 2);
  const mayEnd = Promise.withResolvers<void>();
  const waiting = [1, 2, 3].map((number) => limited(() => mayEnd.promise.then(() => number)));

  await expect(limited(async () => 4)).rejects.toMatchObject({ code: 'server.unavailable' });
  mayEnd.resolve();
  expect(await Promise.all(waiting)).toEqual([1, 2, 3]);
  expect(await limited(async () => 5)).toBe(5);
});
