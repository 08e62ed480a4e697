import { type FolderKey, parseFolderKey } from '../../ports/files/key.ts';
import type { FileStore, ListedFile } from '../../ports/files/port.ts';

const VOICES = parseFolderKey('speech');
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Removes the oldest of what was read aloud until at most `mostBytes` are kept; whoever asks for it again has it made
 * again. It walks twice and remembers hours, not files: there may be a million of them.
 */
export async function sweepVoices(
  files: FileStore,
  mostBytes: number,
  signal?: AbortSignal,
): Promise<number> {
  const bytesOf = new Map<number, number>();
  for await (const file of filesIn(files, VOICES))
    bytesOf.set(hourOf(file), (bytesOf.get(hourOf(file)) ?? 0) + file.size);
  const last = lastHourToGo(bytesOf, mostBytes);
  if (last === null) return 0;

  let removed = 0;
  let batch: ListedFile[] = [];
  const remove = async () => {
    signal?.throwIfAborted();
    await files.remove(batch.map(({ key }) => key));
    removed += batch.length;
    batch = [];
  };
  for await (const file of filesIn(files, VOICES)) {
    if (hourOf(file) > last) continue;
    batch.push(file);
    if (batch.length === AT_ONCE) await remove();
  }
  await remove();
  return removed;
}

const hourOf = ({ lastModified }: ListedFile): number => Math.floor(lastModified.getTime() / HOUR_MS);

/** Everything of this hour and before has to go; null when there is room for all. */
export function lastHourToGo(bytesOf: ReadonlyMap<number, number>, mostBytes: number): number | null {
  let kept = 0;
  for (const hour of [...bytesOf.keys()].sort((a, b) => b - a)) {
    kept += bytesOf.get(hour) ?? 0;
    if (kept > mostBytes) return hour;
  }
  return null;
}

async function* filesIn(files: FileStore, folder: FolderKey): AsyncGenerator<ListedFile> {
  let cursor: string | null = null;
  do {
    const page = await files.list(folder, { cursor });
    cursor = page.cursor;
    yield* page.files;
    for (const inner of page.folders) yield* filesIn(files, inner);
  } while (cursor !== null);
}
