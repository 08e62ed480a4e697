import { type FileKey, parseFolderKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';

/** Everything below a folder that nobody has written since. */
export async function oldFiles(files: FileStore, folder: string, before: number): Promise<FileKey[]> {
  const found: FileKey[] = [];
  const open = [parseFolderKey(folder)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    let cursor: string | null = null;
    do {
      const list = await files.list(at, { cursor });
      found.push(...list.files.filter((file) => file.lastModified.getTime() < before).map(({ key }) => key));
      open.push(...list.folders);
      cursor = list.cursor;
    } while (cursor !== null);
  }
  return found;
}
