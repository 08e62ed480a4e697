import { setImmediate as soon } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { batched, HELD_UP_MS } from './batched.ts';
import { DatabaseAway } from './database-away.ts';

interface Job {
  readonly who: string;
  readonly number: number;
}

/** A database that is opened by hand. */
function slowWork() {
  const seen: (readonly Job[])[] = [];
  const doors: (() => void)[] = [];
  return {
    seen,
    open: async () => {
      doors.shift()?.();
      await soon();
    },
    async work(jobs: readonly Job[]): Promise<PromiseSettledResult<number>[]> {
      seen.push(jobs);
      await new Promise<void>((resolve) => doors.push(resolve));
      if (jobs.some(({ number }) => number < 0) && jobs.length > 1) throw new Error('spoilt');
      return jobs.map(({ number }) =>
        number < 0
          ? { status: 'rejected', reason: new Error(`not ${number}`) }
          : { status: 'fulfilled', value: number * 10 },
      );
    },
  };
}

const fits = (job: Job, other: Job) => job.who !== other.who;
const job = (who: string, number: number): Job => ({ who, number });
const numbers = (seen: readonly (readonly Job[])[]) => seen.map((jobs) => jobs.map(({ number }) => number));

test('who comes alone is served at once; who comes meanwhile, together', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, fits, most: 10, concurrency: 1 });
  const answers = [add(job('ana', 1)), add(job('leo', 2)), add(job('mia', 3))];

  expect(numbers(seen)).toEqual([[1]]);
  await open();
  expect(numbers(seen)).toEqual([[1], [2, 3]]);
  await open();
  expect(await Promise.all(answers)).toEqual([10, 20, 30]);
});

test('two of one person are done one after the other, in their order', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, fits, most: 10, concurrency: 2 });
  const answers = [add(job('ana', 1)), add(job('ana', 2)), add(job('leo', 3)), add(job('ana', 4))];

  for (let door = 0; door < 3; door += 1) await open();
  expect(numbers(seen)).toEqual([[1], [2, 3], [4]]);
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test('one that is held up keeps nobody else waiting, but those who must come after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { seen, open, work } = slowWork();
    const add = batched({ work, fits, most: 10, concurrency: 2 });
    const answers = [add(job('ana', 1)), add(job('ana', 2)), add(job('leo', 3))];
    expect(numbers(seen)).toEqual([[1]]);

    vi.advanceTimersByTime(HELD_UP_MS);

    expect(numbers(seen)).toEqual([[1], [3]]);
    for (let door = 0; door < 3; door += 1) await open();
    expect(numbers(seen)).toEqual([[1], [3], [2]]);
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
  } finally {
    vi.useRealTimers();
  }
});

test('no more are done at once than may be', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, fits, most: 2, concurrency: 1 });
  const answers = ['a', 'b', 'c', 'd'].map((who, number) => add(job(who, number)));

  await open();
  await open();
  await open();
  expect(numbers(seen)).toEqual([[0], [1, 2], [3]]);
  expect(await Promise.all(answers)).toEqual([0, 10, 20, 30]);
});

test('one that spoils the others is refused alone', async () => {
  const { open, work } = slowWork();
  const add = batched({ work, fits, most: 10, concurrency: 1 });
  const answers = Promise.allSettled([add(job('a', 1)), add(job('b', -2)), add(job('c', 3))]);

  for (let door = 0; door < 4; door += 1) await open();
  expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual(
    [10, 'refused', 30],
  );
});

test('while the database is away nobody waits for the failure of those before', async () => {
  const work = vi.fn(async (jobs: readonly Job[]): Promise<PromiseSettledResult<number>[]> => {
    if (jobs.length > 1) throw new DatabaseAway('gone');
    return [{ status: 'fulfilled', value: 1 }];
  });
  const add = batched({ work, fits, most: 10, concurrency: 1 });

  const answers = await Promise.allSettled([add(job('a', 1)), add(job('b', 2)), add(job('c', 3))]);

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(2);
});
