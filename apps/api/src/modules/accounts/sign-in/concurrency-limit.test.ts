import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

test('never more than allowed run at once, all of them get their turn, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.integer({ min: 0, max: 5 }), fails: fc.boolean() }), { maxLength: 20 }),
      async (count, works) => {
        const limited = concurrencyLimit(count);
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
