/** Copies of half-played games; the server has them too, a moment later. */
export const GAME_COPIES = 'flink-game:';
/** Copies of what learners make. */
export const WORK_COPIES = 'flink-work:';

interface Copy {
  readonly key: string;
  readonly at: number;
  readonly unsent: boolean;
}

function readCopy(storage: Storage, key: string): Copy {
  try {
    const value: { at?: unknown; unsent?: unknown } | null = JSON.parse(storage.getItem(key) ?? 'null');
    return { key, at: typeof value?.at === 'number' ? value.at : 0, unsent: value?.unsent === true };
  } catch {
    return { key, at: 0, unsent: false };
  }
}

function oldestFirst(storage: Storage, prefix: string): readonly Copy[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => readCopy(storage, key))
    .toSorted((one, other) => one.at - other.at);
}

/** Writes what the server does not have yet: copies of games, the oldest first, make room for it. */
export function setItemMakingRoom(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
    return;
  } catch (error) {
    for (const copy of oldestFirst(storage, GAME_COPIES)) {
      if (copy.key === key) continue;
      storage.removeItem(copy.key);
      try {
        storage.setItem(key, text);
        return;
      } catch {
        // Not enough room yet.
      }
    }
    throw error;
  }
}

/** Drops the oldest copies beyond the newest `max`; what has not been sent stays. */
export function trimCopies(storage: Storage, prefix: string, max: number): void {
  const copies = oldestFirst(storage, prefix);
  const excess = Math.max(0, copies.length - max);
  for (const { key, unsent } of copies.slice(0, excess)) if (!unsent) storage.removeItem(key);
}
