import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FileKey } from '../key.ts';
import { diskName, diskPath } from './path.ts';

/** Keys cannot begin with a dot, so these are never anybody's file. */
const INCOMING = '.incoming';
const META = '.meta';
const USED = '.used';

export function incomingFolder(root: string): string {
  return join(root, INCOMING);
}

/** One small file for every upload link that has taken its bytes. */
export function usedLinksFolder(root: string): string {
  return join(root, USED);
}

/** The note about a file: its own dot keeps it apart from a folder of the same name. */
export function notePath(root: string, key: FileKey): string {
  const segments = key.split('/');
  const last = segments.pop() ?? '';
  return join(root, META, ...segments.map(diskName), `.${diskName(last)}`);
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** A folder and a file cannot have the same name on a disk, though they can in a bucket. */
const IN_THE_WAY = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'ENAMETOOLONG']);

export function isTaken(error: unknown): boolean {
  return errorCode(error) === 'EEXIST';
}

export function isMissing(error: unknown): boolean {
  return MISSING.has(errorCode(error) ?? '');
}

/** Opens for reading; a symbolic link in place of the file is not followed out of the folder. */
export async function openForReading(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    throw isMissing(error) ? new AppError('files.notFound', { cause: error }) : error;
  }
}

const MOVE_TRIES = 10;

/** `mkdir` tells of a folder that went while it looked as of a file in its place (ENOTDIR). */
const TAKEN_AWAY = new Set(['ENOENT', 'ENOTDIR']);

/** Moves a finished file into place at once; whoever reads sees the old one or the new one. */
export async function moveIntoPlace(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to);
      return;
    } catch (error) {
      const code = errorCode(error) ?? '';
      // A removal beside us may take the folder, empty for a moment, between the two steps, or while it is being made.
      if (TAKEN_AWAY.has(code) && tries < MOVE_TRIES) continue;
      throw IN_THE_WAY.has(code) ? new AppError('files.badKey', { cause: error }) : error;
    }
  }
}

/** Survives a power cut: the entry in the folder is on the disk too. Not every system allows it on a folder. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder.length > root.length; folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch {
      return;
    }
  }
}

async function removeFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    // A folder of that name is not the file: as little there as a missing one.
    if (!isMissing(error) && errorCode(error) !== 'ERR_FS_EISDIR') throw error;
  }
}

/** Buckets have no empty folders; neither has the disk after this. */
export async function removeKey(root: string, key: FileKey): Promise<void> {
  for (const [top, path] of [
    [root, diskPath(root, key)],
    [join(root, META), notePath(root, key)],
  ] as const) {
    await removeFile(path);
    await removeEmptyFolders(top, path);
  }
}
