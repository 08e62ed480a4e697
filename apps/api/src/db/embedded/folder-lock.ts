import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

export class FolderInUseError extends StartError {}

type FolderLock = { release(): void };

const SQLITE_BUSY = 5;

// An unreferenced connection is garbage-collected, and its lock with it.
const held = new Set<DatabaseSync>();

/**
 * SQLite is the one thing in Node that takes a lock of the operating system. Such a lock ends with its
 * process, whatever ended it, so there is no stale lock and no recycled process id to mistake for a live one.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    // Whoever may read the file may hold a lock on it, and keep Flink out.
    chmodSync(path, 0o600);
  } catch (error) {
    throw new StartError(
      `Flink cannot write to ${folder}; give its user the right to, or name another folder in FLINK_DATA.`,
      { cause: error },
    );
  }

  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error)
      ? new FolderInUseError(
          `Another Flink is already running on ${folder}; stop it first, or name another folder in FLINK_DATA.`,
          { cause: error },
        )
      : new StartError(
          `Flink cannot lock ${path}; give its user the right to write it, or name another folder in FLINK_DATA.`,
          { cause: error },
        );
  }

  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === SQLITE_BUSY
  );
}
