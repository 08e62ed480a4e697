import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type FileKey, type FolderKey, folderPrefix, isFileKey } from '../key.ts';
import type { FileList, ListedFile, ListWish } from '../port.ts';
import { isMissing } from './layout.ts';
import { diskPath, segmentOf } from './path.ts';

const LIST_MAX = 1000;

export function listLimit(limit: number | undefined): number {
  return Math.max(1, Math.min(LIST_MAX, Math.floor(limit ?? LIST_MAX)));
}

interface Entry {
  /** As a bucket sorts it: a folder counts with its slash. */
  readonly order: string;
  readonly path: string;
  readonly item: { readonly file: FileKey } | { readonly folder: FolderKey };
}

function entryOf(folder: FolderKey, path: string, dirent: Dirent): Entry | null {
  const segment = segmentOf(dirent.name);
  const key = `${folderPrefix(folder)}${segment}`;
  if (segment === null || !isFileKey(key)) return null;
  if (dirent.isFile()) return { order: segment, path: join(path, dirent.name), item: { file: key } };
  if (!dirent.isDirectory()) return null;
  return { order: `${segment}/`, path, item: { folder: key as string as FolderKey } };
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function readCursor(cursor: string): string {
  const order = Buffer.from(cursor, 'base64url').toString();
  if (order === '' || Buffer.from(order).toString('base64url') !== cursor)
    throw new AppError('request.invalid');
  return order;
}

async function listed(entry: Entry): Promise<ListedFile | null> {
  if (!('file' in entry.item)) return null;
  try {
    const stat = await lstat(entry.path);
    return { key: entry.item.file, size: stat.size, lastModified: stat.mtime };
  } catch (error) {
    // Removed since the folder was read.
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function listFolder(root: string, folder: FolderKey, wish: ListWish): Promise<FileList> {
  const after = wish.cursor ? readCursor(wish.cursor) : null;
  const path = diskPath(root, folder);
  const dirents = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const rest = dirents
    .map((dirent) => entryOf(folder, path, dirent))
    .filter((entry) => entry !== null)
    .filter((entry) => after === null || byBytes(entry.order, after) > 0)
    .sort((a, b) => byBytes(a.order, b.order));
  const page = rest.slice(0, listLimit(wish.limit));
  const last = page.at(-1);
  return {
    files: (await Promise.all(page.map(listed))).filter((file) => file !== null),
    folders: page.flatMap((entry) => ('folder' in entry.item ? [entry.item.folder] : [])),
    cursor: last && rest.length > page.length ? Buffer.from(last.order).toString('base64url') : null,
  };
}
