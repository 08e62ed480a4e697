import { setItemMakingRoom } from '../../../shared/device-storage.ts';
import { joinEntries, type Outbox, type OutboxEntry, readOutbox, withEntry, withoutEntry } from './outbox.ts';

export interface StoredOutbox {
  /** Each entry once, oldest first. */
  entries(): Outbox;
  put(entry: OutboxEntry): void;
  /** Removes an entry that was settled, unless a newer one has taken its place meanwhile. */
  remove(entry: OutboxEntry): void;
}

/** In the browser's storage; what the storage does not take lives as long as the page. */
export function storedOutbox(key: string, storage: () => Storage): StoredOutbox {
  let unsaved: Outbox = [];
  /** Ids of settled entries that the storage could not drop. */
  const removed = new Set<string>();

  function stored(): Outbox {
    try {
      return readOutbox(storage().getItem(key));
    } catch {
      return [];
    }
  }

  const entries = (): Outbox =>
    joinEntries(
      stored().filter(({ id }) => !removed.has(id)),
      unsaved,
    );

  function save(): void {
    const next = entries();
    try {
      if (next.length === 0) storage().removeItem(key);
      else setItemMakingRoom(storage(), key, JSON.stringify(next));
      unsaved = [];
      removed.clear();
    } catch {
      // The storage is full or forbidden: it keeps what it has, and the rest stays in memory.
      const storedIds = new Set(stored().map(({ id }) => id));
      for (const id of removed) if (!storedIds.has(id)) removed.delete(id);
    }
  }

  return {
    entries,
    put(entry) {
      unsaved = withEntry(unsaved, entry);
      save();
    },
    remove(entry) {
      const current = entries().find(({ id }) => id === entry.id);
      if (current === undefined || JSON.stringify(current) !== JSON.stringify(entry)) return;
      unsaved = withoutEntry(unsaved, entry.id);
      removed.add(entry.id);
      save();
    },
  };
}
