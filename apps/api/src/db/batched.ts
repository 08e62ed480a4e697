import { DatabaseAway } from './database-away.ts';

export interface Batching<Job, Result> {
  /** Does several jobs at once, in one transaction; a refused one does not keep the others. */
  work(jobs: readonly Job[]): Promise<readonly PromiseSettledResult<Result>[]>;
  /** Whether a job can be done at the same time as another. */
  fits(job: Job, other: Job): boolean;
  /** How many are done at once. */
  readonly most: number;
  /** How many such transactions are under way at most, while others are held up. */
  readonly concurrency: number;
}

/** One that takes longer waits for a lock of somebody else; those behind it need not. */
export const HELD_UP_MS = 60;

interface Waiting<Job, Result> {
  readonly job: Job;
  settle(outcome: PromiseSettledResult<Result>): void;
}

/**
 * Small writes that arrive while others are under way are done together: the way to the database and the flush to the
 * disk cost the same for one as for twenty. Who comes alone does not wait.
 */
export function batched<Job, Result>(batching: Batching<Job, Result>): (job: Job) => Promise<Result> {
  const { fits, most, concurrency } = batching;
  const waiting: Waiting<Job, Result>[] = [];
  const underWay = new Set<readonly Waiting<Job, Result>[]>();
  const heldUp = new WeakSet<readonly Waiting<Job, Result>[]>();

  function take(): readonly Waiting<Job, Result>[] {
    const busy = [...underWay].flat();
    const batch: Waiting<Job, Result>[] = [];
    const left: Waiting<Job, Result>[] = [];
    for (const one of waiting) {
      // Behind one that must wait, whatever does not fit it waits too: nobody is overtaken.
      const ahead = [...busy, ...batch, ...left];
      const goes = batch.length < most && ahead.every((other) => fits(one.job, other.job));
      (goes ? batch : left).push(one);
    }
    waiting.splice(0, waiting.length, ...left);
    return batch;
  }

  /** One after the other: what gathers meanwhile makes the next one larger, which costs less than two small ones. */
  function run(): void {
    const [latest] = [...underWay].slice(-1);
    if (underWay.size >= concurrency || (latest && !heldUp.has(latest))) return;
    const batch = take();
    if (batch.length === 0) return;
    underWay.add(batch);
    const patience = setTimeout(() => {
      heldUp.add(batch);
      run();
    }, HELD_UP_MS);
    void outcomesOf(
      batching,
      batch.map(({ job }) => job),
    ).then((outcomes) => {
      clearTimeout(patience);
      underWay.delete(batch);
      run();
      // The next ones are on their way to the database before these are answered.
      setImmediate(() => {
        for (const [place, { settle }] of batch.entries())
          settle(outcomes[place] ?? { status: 'rejected', reason: new Error('A job without an outcome.') });
      });
    });
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({
        job,
        settle: (outcome) =>
          outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason),
      });
      run();
    });
}

async function outcomesOf<Job, Result>(
  { work }: Pick<Batching<Job, Result>, 'work'>,
  jobs: readonly Job[],
): Promise<readonly PromiseSettledResult<Result>[]> {
  try {
    return await work(jobs);
  } catch (reason) {
    // One by one they would all wait for the database in turn.
    if (jobs.length === 1 || reason instanceof DatabaseAway)
      return jobs.map(() => ({ status: 'rejected', reason }));
    // One may have spoilt it for all: each gets its own try.
    const outcomes: PromiseSettledResult<Result>[] = [];
    for (const job of jobs) outcomes.push(...(await outcomesOf({ work }, [job])));
    return outcomes;
  }
}
