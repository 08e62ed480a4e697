import { createHash, randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { type FileHandle, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { z } from 'zod';
import { sniff } from '../content/sniff.ts';
import { handleSource } from '../download/byte-source.ts';
import type { FileKey } from '../key.ts';
import type { FileInfo } from '../port.ts';
import { incomingFolder, moveIntoPlace, notePath } from './layout.ts';

const noteShape = z.object({ stamp: z.string(), contentType: z.string(), etag: z.string() });

type Note = z.output<typeof noteShape>;

/** Tells whether a note speaks of the file that lies there now. Files are replaced, never written in place. */
function stampOf(stat: BigIntStats): string {
  return `${stat.size}-${stat.mtimeNs}-${stat.ino}`;
}

async function readNote(root: string, key: FileKey): Promise<Note | null> {
  try {
    return noteShape.parse(JSON.parse(await readFile(notePath(root, key), 'utf8')));
  } catch {
    // Missing or torn by a crash: the file itself is the truth and is read again.
    return null;
  }
}

async function placeNote(root: string, key: FileKey, note: Note): Promise<void> {
  const draft = join(incomingFolder(root), randomUUID());
  try {
    await writeFile(draft, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
    await moveIntoPlace(draft, notePath(root, key));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Written before its file is moved into place: a crash in between leaves a note that fits nothing and is ignored. */
export async function writeNote(
  root: string,
  key: FileKey,
  handle: FileHandle,
  found: Omit<Note, 'stamp'>,
): Promise<FileInfo> {
  const stat = await handle.stat({ bigint: true });
  await placeNote(root, key, { ...found, stamp: stampOf(stat) });
  return infoOf(key, stat, found);
}

function infoOf(key: FileKey, stat: BigIntStats, note: Omit<Note, 'stamp'>): FileInfo {
  const { contentType, etag } = note;
  return { key, size: Number(stat.size), lastModified: stat.mtime, contentType, etag };
}

async function look(handle: FileHandle, size: number): Promise<Omit<Note, 'stamp'>> {
  const source = handleSource(handle, size);
  const hash = createHash('sha256');
  for await (const chunk of source.stream()) hash.update(chunk);
  const contentType = (await sniff(source))?.contentType ?? 'application/octet-stream';
  return { contentType, etag: hash.digest('hex') };
}

/** What is known of an open file: by its note, or by reading it once when the note is missing or of another file. */
export async function describeOpen(root: string, key: FileKey, handle: FileHandle): Promise<FileInfo> {
  const stat = await handle.stat({ bigint: true });
  if (!stat.isFile()) throw new AppError('files.notFound');
  const note = await readNote(root, key);
  if (note?.stamp === stampOf(stat)) return infoOf(key, stat, note);
  const found = await look(handle, Number(stat.size));
  await placeNote(root, key, { ...found, stamp: stampOf(stat) }).catch(() => {
    // The note only saves time; on a disk that cannot be written reading must go on.
  });
  return infoOf(key, stat, found);
}
