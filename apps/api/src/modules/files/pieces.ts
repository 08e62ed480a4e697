import { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FileKind } from '../../ports/files/content/kinds.ts';
import { type FileKey, type FolderKey, parseFileKey, parseFolderKey } from '../../ports/files/key.ts';
import { MOST_PIECES, PIECE_BYTES } from '../../ports/files/limits.ts';
import type { FileInfo, FileStore, SignedUpload } from '../../ports/files/port.ts';
import { oldFiles } from './old-files.ts';

/** Of no activity and nobody's to read: no link to a file in here is ever given out. */
const FOLDER = 'pieces';

/** A file that comes in pieces: whose it is, the mark its sender gave it, and how large it will be. */
export interface PiecedFile {
  readonly userId: string;
  readonly upload: string;
  readonly size: number;
}

export interface NextPiece {
  /** How many bytes are there. */
  readonly from: number;
  /** Where the next ones go; null when all are there. */
  readonly piece: { readonly link: SignedUpload; readonly bytes: number } | null;
}

export const pieceBytes = (size: number): number => Math.max(PIECE_BYTES, Math.ceil(size / MOST_PIECES));

/** Its size is part of it: pieces of another length are of another file, and counted as one. */
export const folderOf = ({ userId, upload, size }: PiecedFile): FolderKey =>
  parseFolderKey(`${FOLDER}/${userId}/${upload}-${size}`);

const pieceAt = (file: PiecedFile, from: number): FileKey => parseFileKey(`${folderOf(file)}/${from}`);

const lengthAt = ({ size }: PiecedFile, from: number): number => Math.min(pieceBytes(size), size - from);

/** Where each piece begins. */
function beginnings({ size }: PiecedFile): readonly number[] {
  const length = pieceBytes(size);
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => index * length);
}

/** The piece may have come although its sender never heard so. */
async function hasCome(store: FileStore, file: PiecedFile, from: number): Promise<boolean> {
  try {
    const { size } = await store.confirmUpload(pieceAt(file, from), 'piece', file.userId);
    return size === lengthAt(file, from);
  } catch (error) {
    if (error instanceof AppError && error.code === 'files.notFound') return false;
    throw error;
  }
}

/** They come one after another: how many bytes are there without a gap. */
async function received(store: FileStore, file: PiecedFile): Promise<number> {
  const { files } = await store.list(folderOf(file));
  const there = new Map(files.map(({ key, size }) => [key, size]));
  for (const from of beginnings(file))
    if (there.get(pieceAt(file, from)) !== lengthAt(file, from) && !(await hasCome(store, file, from)))
      return from;
  return file.size;
}

export async function nextPiece(
  store: FileStore,
  file: PiecedFile,
  expiresInSeconds: number,
): Promise<NextPiece> {
  const from = await received(store, file);
  if (from === file.size) return { from, piece: null };
  const bytes = lengthAt(file, from);
  const link = await store.signUpload({
    key: pieceAt(file, from),
    kind: 'piece',
    size: bytes,
    sender: file.userId,
    expiresInSeconds,
  });
  return { from, piece: { link, bytes } };
}

/**
 * Makes one file of all pieces, which is looked at like any other before it is shown. Asked again after the answer was
 * lost on its way, or while it is still at it, it tells the same. `gone` is called where this very question took the
 * pieces away, joined or refused.
 */
export async function joinPieces(
  store: FileStore,
  file: PiecedFile,
  key: FileKey,
  kind: FileKind,
  gone: () => Promise<unknown> = async () => undefined,
): Promise<FileInfo> {
  const there = await received(store, file);
  if (there === 0) return store.confirmUpload(key, kind, file.userId);
  if (there < file.size) throw new AppError('files.notFound');
  const pieces = beginnings(file).map((from) => pieceAt(file, from));
  async function* bytes() {
    for (const piece of pieces) yield* (await store.open(piece)).stream;
  }
  try {
    const info = await store.put(key, Readable.from(bytes()), kind);
    // Whoever misses any of them finds that none is there from the beginning.
    await store.remove(pieces.slice(0, 1));
    await store.remove(pieces.slice(1));
    await gone();
    return info;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'files.notFound') {
      // What is refused once is refused for ever.
      await store.remove(pieces);
      await gone();
    } else if ((await received(store, file)) === 0)
      // Asked for twice, and the other one was done first.
      return store.confirmUpload(key, kind, file.userId);
    throw error;
  }
}

/** Of files that were never sent to their end. */
export async function removeLeftPieces(store: FileStore, olderThan: Date): Promise<number> {
  const left = await oldFiles(store, FOLDER, olderThan.getTime());
  if (left.length > 0) await store.remove(left);
  return left.length;
}
