import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { inspect } from '../content/inspect.ts';
import { assertSize, type FileKind, kindRule } from '../content/kinds.ts';
import { handleSource } from '../download/byte-source.ts';
import { resolveRange } from '../download/range.ts';
import type { FileKey } from '../key.ts';
import { linkWindow, uploadSeconds } from '../links/link-window.ts';
import { linkSigner } from '../links/signing.ts';
import type { FileInfo, FileStore, OpenedFile, RangeWish, ServedLinks } from '../port.ts';
import { type ReceiveRule, receive } from '../receive.ts';
import { incomingFolder, isMissing, moveIntoPlace, openForReading, removeKey, syncFolder } from './layout.ts';
import { listFolder } from './list.ts';
import { describeOpen, writeNote } from './notes.ts';
import { diskPath } from './path.ts';
import { openUsedLinks } from './used-links.ts';

export interface DiskSettings {
  /** The folder that holds the files; made when missing. */
  readonly root: string;
  /** Signs the links. */
  readonly secret: Uint8Array;
  readonly now?: () => Date;
}

export const UPLOAD_PATH = '/api/files/upload';
export const DOWNLOAD_PATH = '/api/files/download';

/** The embedded store: plain files under their keys, replaced whole, with a note beside each about its type. */
export async function openDiskFileStore(settings: DiskSettings): Promise<FileStore> {
  const root = resolve(settings.root);
  const now = settings.now ?? (() => new Date());
  const signer = linkSigner(settings.secret, now);
  await mkdir(incomingFolder(root), { recursive: true, mode: 0o700 });
  const usedLinks = await openUsedLinks(root, now);
  const newIncoming = () => join(incomingFolder(root), randomUUID());

  async function withFile<T>(
    key: FileKey,
    use: (handle: FileHandle, info: FileInfo) => Promise<T>,
  ): Promise<T> {
    const handle = await openForReading(diskPath(root, key));
    try {
      return await use(handle, await describeOpen(root, key, handle));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function stat(key: FileKey): Promise<FileInfo> {
    return withFile(key, async (handle, info) => {
      await handle.close();
      return info;
    });
  }

  async function exists(key: FileKey): Promise<boolean> {
    const found = await lstat(diskPath(root, key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return found?.isFile() ?? false;
  }

  const etagAt = async (key: FileKey): Promise<string | null> =>
    (await exists(key)) ? (await stat(key)).etag : null;

  /** From a finished file in the incoming folder to a visible one. */
  async function publish(
    key: FileKey,
    path: string,
    handle: FileHandle,
    found: Pick<FileInfo, 'contentType' | 'etag'>,
  ): Promise<FileInfo> {
    await handle.sync();
    const info = await writeNote(root, key, handle, found);
    await moveIntoPlace(path, diskPath(root, key));
    await syncFolder(dirname(diskPath(root, key)));
    return info;
  }

  async function store(
    key: FileKey,
    body: Uint8Array | Readable,
    kind: FileKind,
    rule: ReceiveRule,
    isFirst: (sha256: string) => Promise<boolean> = async () => true,
  ): Promise<FileInfo> {
    const path = newIncoming();
    const received = await receive(body, path, rule);
    try {
      const arrived = handleSource(received.handle, received.size);
      const { contentType, source } = await inspect(arrived, kind);
      if (!(await isFirst(received.sha256))) return await stat(key);
      if (source === arrived)
        return await publish(key, path, received.handle, { contentType, etag: received.sha256 });
      return await storeCleaned(key, await source.read(0, source.size), contentType);
    } finally {
      await received.handle.close();
      await rm(path, { force: true });
    }
  }

  async function storeCleaned(key: FileKey, bytes: Uint8Array, contentType: string): Promise<FileInfo> {
    const path = newIncoming();
    const cleaned = await receive(bytes, path, { maxBytes: Number.POSITIVE_INFINITY });
    try {
      return await publish(key, path, cleaned.handle, { contentType, etag: cleaned.sha256 });
    } finally {
      await cleaned.handle.close();
      await rm(path, { force: true });
    }
  }

  async function openFile(key: FileKey, wish?: RangeWish): Promise<OpenedFile> {
    return withFile(key, async (handle, info) => {
      const range = wish ? resolveRange(wish, info.size) : null;
      return { ...info, range, stream: handle.createReadStream(range ?? {}) };
    });
  }

  async function copy(from: FileKey, to: FileKey): Promise<FileInfo> {
    const path = newIncoming();
    try {
      await linkOrCopy(diskPath(root, from), path);
      const handle = await open(path, 'r');
      try {
        // The copy is the same file under a second name, so the source's note fits it too.
        const { contentType, etag } = await describeOpen(root, from, handle);
        return await publish(to, path, handle, { contentType, etag });
      } finally {
        await handle.close();
      }
    } finally {
      await rm(path, { force: true });
    }
  }

  const servedLinks: ServedLinks = {
    readDownload: (token) => {
      const { key, downloadName, isImmutable, expires } = signer.read('GET', token);
      return {
        key,
        downloadName,
        isImmutable,
        secondsLeft: Math.max(0, expires - Math.ceil(now().getTime() / 1000)),
      };
    },
    receiveUpload: async (token, body, declaredLength) => {
      const { key, kind, maxBytes, size, expires, over } = signer.read('PUT', token);
      if (declaredLength !== null) {
        if (size !== null && declaredLength !== size) throw new AppError('files.linkInvalid');
        assertSize(declaredLength, maxBytes);
      }
      return store(key, body, kind, { maxBytes, size }, async (sha256) => {
        // Not of a link that was used: what lies there now may be its own bytes, sent again.
        if (over !== undefined && !(await usedLinks.has(token, expires)) && (await etagAt(key)) !== over)
          throw new AppError('files.linkExpired');
        return usedLinks.take(token, expires, sha256);
      });
    },
  };

  return {
    servedLinks,
    stat,
    open: openFile,
    copy,
    put: (key, body, kind) => store(key, body, kind, kindRule(kind)),
    exists,
    signUpload: async ({ key, kind, expiresInSeconds, size, over }) => {
      const { maxBytes } = kindRule(kind);
      if (size !== undefined) assertSize(size, maxBytes);
      const expires = Math.floor(now().getTime() / 1000) + uploadSeconds(expiresInSeconds);
      // Without a part of its own, two links asked for within a second would be one, and only one could be used.
      const token = signer.sign({
        method: 'PUT',
        key,
        expires,
        kind,
        maxBytes,
        size: size ?? null,
        once: randomUUID(),
        over,
      });
      return { url: `${UPLOAD_PATH}/${token}`, method: 'PUT', headers: {} };
    },
    signDownload: async ({ key, expiresInSeconds, downloadName, isImmutable }) => {
      const { from, seconds } = linkWindow(now(), expiresInSeconds);
      const token = signer.sign({
        method: 'GET',
        key,
        expires: Math.floor(from.getTime() / 1000) + seconds,
        downloadName: downloadName ?? null,
        isImmutable: isImmutable ?? false,
      });
      return `${DOWNLOAD_PATH}/${token}/${encodeURIComponent(key.split('/').at(-1) ?? key)}`;
    },
    confirmUpload: async (key, kind) => {
      const info = await stat(key);
      const [type] = info.contentType.split(';');
      if (!kindRule(kind).types.some((allowed) => allowed === type))
        throw new AppError('files.typeNotAllowed');
      assertSize(info.size, kindRule(kind).maxBytes);
      return info;
    },
    list: (folder, wish = {}) => listFolder(root, folder, wish),
    remove: async (keys) => {
      for (const key of keys) await removeKey(root, key);
    },
    removeAbandonedUploads: async (olderThan) => {
      await usedLinks.forget();
      const folder = incomingFolder(root);
      let removed = 0;
      for (const name of await readdir(folder)) {
        const found = await lstat(join(folder, name)).catch(() => null);
        // Not mtime: a copy is a second name for an old file.
        if (found === null || found.ctime >= olderThan) continue;
        await rm(join(folder, name), { force: true });
        removed++;
      }
      return removed;
    },
    check: async () => {
      const probe = newIncoming();
      await writeFile(probe, 'ready', { mode: 0o600 });
      await rm(probe);
    },
  };
}

/** Files are never written in place, so a second name for the same bytes is a copy that costs nothing. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw new AppError('files.notFound', { cause: error });
    // Disks without hard links, too many links to one file, or a folder instead of a file.
    const found = await lstat(from);
    if (!found.isFile()) throw new AppError('files.notFound', { cause: error });
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}
