import { setImmediate as soon } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { batched, HELD_UP_MS, MAX_WAIT_MS } from './batched.ts';
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

const keysOf = ({ who }: Job) => [who];
const limits = { maxBatch: 10, concurrency: 1, maxWaiting: 1_000 };
const job = (who: string, number: number): Job => ({ who, number });
const numbers = (seen: readonly (readonly Job[])[]) => seen.map((jobs) => jobs.map(({ number }) => number));

test('who comes alone is served at once; who comes meanwhile, together', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, keysOf, ...limits });
  const answers = [add(job('ana', 1)), add(job('leo', 2)), add(job('mia', 3))];

  expect(numbers(seen)).toEqual([[1]]);
  await open();
  expect(numbers(seen)).toEqual([[1], [2, 3]]);
  await open();
  expect(await Promise.all(answers)).toEqual([10, 20, 30]);
});

test('two of one person are done one after the other, in their order', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, keysOf, ...limits, concurrency: 2 });
  const answers = [add(job('ana', 1)), add(job('ana', 2)), add(job('leo', 3)), add(job('ana', 4))];

  for (let door = 0; door < 3; door += 1) await open();
  expect(numbers(seen)).toEqual([[1], [3, 2], [4]]);
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test('one that is held up keeps nobody else waiting, but those who must come after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { seen, open, work } = slowWork();
    const add = batched({ work, keysOf, ...limits, concurrency: 2 });
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
  const add = batched({ work, keysOf, ...limits, maxBatch: 2 });
  const answers = ['a', 'b', 'c', 'd'].map((who, number) => add(job(who, number)));

  await open();
  await open();
  await open();
  expect(numbers(seen)).toEqual([[0], [1, 2], [3]]);
  expect(await Promise.all(answers)).toEqual([0, 10, 20, 30]);
});

test('one that spoils the others is refused alone', async () => {
  const { open, work } = slowWork();
  const add = batched({ work, keysOf, ...limits });
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
  const add = batched({ work, keysOf, ...limits });

  const answers = await Promise.allSettled([add(job('a', 1)), add(job('b', 2)), add(job('c', 3))]);

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a job that runs alone waits for those before it, and those after it wait', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, keysOf, isExclusive: ({ who }) => who === 'all', ...limits, concurrency: 4 });
  const answers = [job('ana', 1), job('leo', 2), job('all', 3), job('mia', 4), job('all', 5)].map(add);

  for (let door = 0; door < 5; door += 1) await open();
  expect(numbers(seen)).toEqual([[1], [2], [3], [4], [5]]);
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('a team waits for each of its learners, and nobody waits for the team in vain', async () => {
  const { seen, open, work } = slowWork();
  const add = batched({ work, keysOf: ({ who }) => who.split('+'), ...limits });
  const answers = [job('ana', 1), job('ana+leo', 2), job('leo+leo', 3), job('mia', 4)].map(add);

  for (let door = 0; door < 4; door += 1) await open();
  expect(numbers(seen)).toEqual([[1], [4, 2], [3]]);
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test('refuses jobs beyond its limit with an error worth another try, and takes more once there is room', async () => {
  const { open, work } = slowWork();
  const add = batched({ work, keysOf, ...limits, maxWaiting: 2 });
  const answers = ['a', 'b', 'c'].map((who, number) => add(job(who, number)));

  await expect(add(job('d', 3))).rejects.toMatchObject({ code: 'server.unavailable' });
  await open();
  answers.push(add(job('e', 4)));
  await open();
  await open();
  expect(await Promise.all(answers)).toEqual([0, 10, 20, 40]);
});

test('a job that waited too long is refused instead of done', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { seen, open, work } = slowWork();
    const add = batched({ work, keysOf, ...limits, maxBatch: 1 });
    const first = add(job('ana', 1));
    const late = [add(job('ana', 2)), add(job('leo', 3))];
    const refused = Promise.allSettled(late);
    vi.advanceTimersByTime(MAX_WAIT_MS + 1);
    const next = add(job('mia', 4));

    await open();
    await open();
    expect(numbers(seen)).toEqual([[1], [4]]);
    expect(await Promise.all([first, next])).toEqual([10, 40]);
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  } finally {
    vi.useRealTimers();
  }
});

test('four times as many waiting jobs cost about four times as much', async () => {
  const work = async (jobs: readonly Job[]) =>
    jobs.map(({ number }): PromiseSettledResult<number> => ({ status: 'fulfilled', value: number }));
  const cost = async (count: number) => {
    const add = batched({ work, keysOf, ...limits, maxBatch: 30, maxWaiting: count });
    const before = process.cpuUsage();
    await Promise.all(Array.from({ length: count }, (_, number) => add(job(`${number % 500}`, number))));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const least = async (count: number) => {
    const costs: number[] = [];
    for (let run = 0; run < 10; run += 1) costs.push(await cost(count));
    return Math.min(...costs);
  };
  await least(4_000);

  // With costs that grow by the square it would be 16.
  expect((await least(4_000)) / (await least(1_000))).toBeLessThan(9);
});
