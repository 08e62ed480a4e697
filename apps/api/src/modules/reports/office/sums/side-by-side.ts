/** How many connections long work takes: those who play keep theirs. */
export const SIDES = 2;

/** Does it for all, some at the same time; the first that fails ends it. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const side = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: SIDES }, side));
}
