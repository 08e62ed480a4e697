import { AppError } from '@flink/contract/errors/app-error.ts';
import { DatabaseAway } from './database-away.ts';
import { Fifo } from './fifo.ts';

export interface Batching<Job, Result> {
  /** Does several jobs at once, in one transaction; a refused one does not keep the others. */
  work(jobs: readonly Job[]): Promise<readonly PromiseSettledResult<Result>[]>;
  /** Jobs that share a key run one after the other, in the order they came. */
  keysOf(job: Job): readonly string[];
  /** Runs while nothing else does, in its turn. */
  isExclusive?(job: Job): boolean;
  readonly maxBatch: number;
  /** How many such transactions are under way at most, while others are held up. */
  readonly concurrency: number;
  /** Jobs that may wait; one more is refused at once, and its sender tries again. */
  readonly maxWaiting: number;
}

/** One that takes longer waits for a lock of somebody else; those behind it need not. */
export const HELD_UP_MS = 60;

/** As for a connection of the pool: whoever waits longer is one of too many. */
export const MAX_WAIT_MS = 10_000;

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly keys: readonly string[];
  readonly isExclusive: boolean;
  readonly since: number;
  /** Keys that jobs before it still need. */
  blockedKeys: number;
  settle(outcome: PromiseSettledResult<Result>): void;
}

/**
 * Small writes that arrive while others are under way are done together: the way to the database and the flush to the
 * disk cost the same for one as for twenty. Who comes alone does not wait. Each job costs the same however many wait.
 */
export function batched<Job, Result>(batching: Batching<Job, Result>): (job: Job) => Promise<Result> {
  type Entry = Waiting<Job, Result>;
  const { keysOf, isExclusive, maxBatch, concurrency, maxWaiting } = batching;
  const ready = new Fifo<Entry>();
  const byKey = new Map<string, Fifo<Entry>>();
  /** An exclusive job and whatever came after it. */
  const behind = new Fifo<Entry>();
  const underWay = new Set<readonly Entry[]>();
  const heldUp = new WeakSet<readonly Entry[]>();
  let waiting = 0;
  /** Ready, blocked by a key, or under way. */
  let entered = 0;
  let hasExclusive = false;

  function enter(entry: Entry): void {
    entered += 1;
    hasExclusive = entry.isExclusive;
    for (const key of entry.keys) {
      const queue = byKey.get(key);
      if (queue) entry.blockedKeys += 1;
      const mine = queue ?? new Fifo<Entry>();
      mine.push(entry);
      if (!queue) byKey.set(key, mine);
    }
    if (entry.blockedKeys === 0) ready.push(entry);
  }

  function leave(entry: Entry): void {
    entered -= 1;
    if (entry.isExclusive) hasExclusive = false;
    for (const key of entry.keys) {
      const queue = byKey.get(key);
      queue?.shift();
      const next = queue?.first;
      if (!next) byKey.delete(key);
      else {
        next.blockedKeys -= 1;
        if (next.blockedKeys === 0) ready.push(next);
      }
    }
    letIn();
  }

  function letIn(): void {
    for (let next = behind.first; next && !hasExclusive; next = behind.first) {
      if (next.isExclusive && entered > 0) return;
      behind.shift();
      enter(next);
    }
  }

  function take(): readonly Entry[] {
    const batch: Entry[] = [];
    const latest = performance.now() - MAX_WAIT_MS;
    while (batch.length < maxBatch) {
      const entry = ready.shift();
      if (!entry) break;
      waiting -= 1;
      if (entry.since >= latest) batch.push(entry);
      else {
        leave(entry);
        entry.settle({ status: 'rejected', reason: new AppError('server.unavailable') });
      }
    }
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
      for (const entry of batch) leave(entry);
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
      if (waiting >= maxWaiting) {
        reject(new AppError('server.unavailable'));
        return;
      }
      waiting += 1;
      behind.push({
        job,
        keys: [...new Set(keysOf(job))],
        isExclusive: isExclusive?.(job) ?? false,
        since: performance.now(),
        blockedKeys: 0,
        settle: (outcome) =>
          outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason),
      });
      letIn();
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
