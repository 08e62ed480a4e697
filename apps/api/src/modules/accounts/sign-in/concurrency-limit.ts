/** Lets so many pieces of work run at the same time; the others wait in the order they came. */
export function concurrencyLimit(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free === 0) {
        waiting.push(resolve);
        return;
      }
      free -= 1;
      resolve();
    });

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
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
