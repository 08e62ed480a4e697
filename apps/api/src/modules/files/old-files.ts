import { type FileKey, parseFolderKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';

/** Everything below a folder that nobody has written since, which may be another moment for each. */
export async function oldFiles(
  files: FileStore,
  folder: string,
  before: number | ((key: FileKey) => number),
): Promise<FileKey[]> {
  const limit = typeof before === 'number' ? () => before : before;
  const found: FileKey[] = [];
  const open = [parseFolderKey(folder)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    let cursor: string | null = null;
    do {
      const list = await files.list(at, { cursor });
      found.push(
        ...list.files.filter((file) => file.lastModified.getTime() < limit(file.key)).map(({ key }) => key),
      );
      open.push(...list.folders);
      cursor = list.cursor;
    } while (cursor !== null);
  }
  return found;
}
