import { WAITING_FILES } from '../../outbox/waiting-mark.ts';
import { teamKey } from './device-copy.ts';

const STORE = 'files';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('flink-works', 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export interface WaitingFile {
  readonly activityId: string;
  readonly filename: string;
  readonly file: Blob;
}

/** Recordings and pictures that the server does not have yet: they outlive a closed tab. */
export function deviceFiles(learnerIds: readonly string[]) {
  const team = teamKey(learnerIds);
  const keyOf = (activityId: string, filename: string) => [team, activityId, filename];
  return {
    /** Without a place to keep it, it lives as long as the page. */
    async keep({ activityId, filename, file }: WaitingFile): Promise<void> {
      await inStore('readwrite', (store) => store.put(file, keyOf(activityId, filename))).catch(() => {});
      mark(true);
    },
    async drop(activityId: string, filename: string): Promise<void> {
      await inStore('readwrite', (store) => store.delete(keyOf(activityId, filename))).catch(() => {});
    },
    async waiting(): Promise<readonly WaitingFile[]> {
      try {
        const range = IDBKeyRange.bound([team], [team, []]);
        const [keys, files] = await Promise.all([
          inStore('readonly', (store) => store.getAllKeys(range)),
          inStore('readonly', (store) => store.getAll(range)),
        ]);
        mark(keys.length > 0);
        return keys.map((key, place) => {
          const [, activityId = '', filename = ''] = key as readonly string[];
          return { activityId, filename, file: files[place] as Blob };
        });
      } catch {
        return [];
      }
    },
  };
}

function mark(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(WAITING_FILES, '1');
    else localStorage.removeItem(WAITING_FILES);
  } catch {
    // Then they are looked for when the work is opened.
  }
}
