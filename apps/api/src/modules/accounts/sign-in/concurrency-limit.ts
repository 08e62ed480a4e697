import { AppError } from '@flink/contract/errors/app-error.ts';
import { Fifo } from '../../../db/fifo.ts';

/** Runs so many pieces of work at the same time; others wait in the order they came, and one too many is refused. */
export function concurrencyLimit(count: number, maxWaiting: number) {
  const queue = new Fifo<() => void>();
  let free = count;
  let waiting = 0;

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
      } else if (waiting >= maxWaiting) reject(new AppError('server.unavailable'));
      else {
        waiting += 1;
        queue.push(resolve);
      }
    });

  const leave = () => {
    const next = queue.shift();
    if (next) {
      waiting -= 1;
      next();
    } else free += 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
