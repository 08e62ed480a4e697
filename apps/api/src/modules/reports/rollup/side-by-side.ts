/** How many connections long work takes: those who play keep theirs. */
const SIDES = 2;

/** Does it for all, some at the same time; when one fails, what was begun is done and nothing else is begun. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const rest = items.values();
  let hasFailed = false;
  const side = async () => {
    for (const item of rest) {
      if (hasFailed) return;
      signal?.throwIfAborted();
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const sides = await Promise.allSettled(Array.from({ length: SIDES }, side));
  for (const done of sides) if (done.status === 'rejected') throw done.reason;
}
