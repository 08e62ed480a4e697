import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type Inspected, inspect } from '../content/inspect.ts';
import { assertSize, type FileKind, kindRule } from '../content/kinds.ts';
import { listLimit } from '../disk/list.ts';
import { bytesSource, handleSource } from '../download/byte-source.ts';
import { CACHE_IMMUTABLE, CACHE_REVALIDATE } from '../download/caching.ts';
import { attachment } from '../download/content-disposition.ts';
import { type FileKey, type FolderKey, folderPrefix, isFileKey } from '../key.ts';
import { linkWindow, uploadSeconds } from '../links/link-window.ts';
import type { FileInfo, FileStore, RangeWish } from '../port.ts';
import { receive } from '../receive.ts';
import { type S3Settings, s3Client } from './client.ts';
import { asking, isChangedMeanwhile, type ObjectInfo, s3Objects } from './objects.ts';

/**
 * Where signed uploads land. Keys cannot begin with a dot, so nothing here can be listed or signed for download:
 * bytes that nobody has looked at are never shown, and never stand in for a file that was already good.
 */
const INCOMING = '.incoming/';

/** By a hash: `a` and `a/b` are both files in a bucket, and one folder must not hold the other's, or another sender's. */
const incomingFolder = (key: FileKey, sender = '') =>
  `${INCOMING}${createHash('sha256')
    .update(JSON.stringify([key, sender]))
    .digest('hex')}/`;

/** What takes the place of an upload that was looked at, so that its link finds the place taken until it expires. */
const USED = 'application/x-flink-used';

/** The sender may still replace the upload while it is being checked; then it is checked again. */
const CONFIRM_TRIES = 3;

function rangeHeader(wish: RangeWish): string {
  return 'suffix' in wish ? `bytes=-${wish.suffix}` : `bytes=${wish.start}-${wish.end ?? ''}`;
}

export interface S3StoreSettings extends S3Settings {
  readonly now?: () => Date;
}

/** Files in a bucket that speaks S3. The browser talks to it directly, by links that carry their own permission. */
export function openS3FileStore(settings: S3StoreSettings): FileStore {
  const { bucket } = settings;
  const now = settings.now ?? (() => new Date());
  const client = s3Client(settings);
  const objects = s3Objects(client, bucket);

  async function stat(key: FileKey): Promise<FileInfo> {
    return { key, ...(await objects.head(key)) };
  }

  async function publish(
    key: FileKey,
    { source, contentType }: Inspected,
    body: Readable | null,
  ): Promise<FileInfo> {
    await objects.put(key, body ?? (await source.read(0, source.size)), source.size, contentType);
    return stat(key);
  }

  async function putStream(key: FileKey, body: Readable, kind: FileKind): Promise<FileInfo> {
    const path = join(tmpdir(), `flink-${randomUUID()}`);
    const { handle, size } = await receive(body, path, kindRule(kind));
    try {
      const arrived = handleSource(handle, size);
      const inspected = await inspect(arrived, kind);
      const isKept = inspected.source === arrived;
      return await publish(
        key,
        inspected,
        isKept ? handle.createReadStream({ start: 0, autoClose: false }) : null,
      );
    } finally {
      await handle.close();
      await rm(path, { force: true });
    }
  }

  async function confirmed(key: FileKey, kind: FileKind): Promise<FileInfo> {
    const info = await stat(key);
    const [type] = info.contentType.split(';');
    if (!kindRule(kind).types.some((allowed) => allowed === type)) throw new AppError('files.typeNotAllowed');
    return info;
  }

  /** The newest upload that nobody has looked at yet. */
  async function newestUpload(folder: string): Promise<{ name: string; info: ObjectInfo } | null> {
    const { Contents = [] } = await page(folder, undefined, undefined);
    const names = Contents.toSorted((a, b) => Number(b.LastModified) - Number(a.LastModified));
    for (const { Key: name = '' } of names) {
      const info = await objects.head(name);
      if (info.contentType !== USED) return { name, info };
    }
    return null;
  }

  const markUsed = (name: string) => objects.put(name, Buffer.alloc(0), 0, USED);

  async function confirmOnce(key: FileKey, kind: FileKind, sender?: string): Promise<FileInfo> {
    const upload = await newestUpload(incomingFolder(key, sender));
    // Already confirmed before: the answer to that call may have been lost on its way.
    if (upload === null) return confirmed(key, kind);
    const { name, info } = upload;
    try {
      const arrived = objects.source(name, info);
      const { contentType, source } = await inspect(arrived, kind);
      if (source === arrived) await objects.copy(name, key, { contentType, etag: info.etag });
      else await publish(key, { contentType, source }, null);
    } catch (error) {
      if (error instanceof AppError) await markUsed(name);
      throw error;
    }
    await markUsed(name);
    return stat(key);
  }

  async function confirmUpload(key: FileKey, kind: FileKind, sender?: string): Promise<FileInfo> {
    for (let tries = 1; ; tries++) {
      try {
        return await confirmOnce(key, kind, sender);
      } catch (error) {
        if (!isChangedMeanwhile(error) || tries >= CONFIRM_TRIES) throw error;
      }
    }
  }

  async function page(
    prefix: string,
    Delimiter: string | undefined,
    cursor: string | undefined,
    MaxKeys?: number,
  ) {
    return asking(
      client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          Delimiter,
          MaxKeys,
          ContinuationToken: cursor,
        }),
      ),
    );
  }

  return {
    servedLinks: null,
    stat,
    confirmUpload,
    put: async (key, body, kind) =>
      body instanceof Uint8Array
        ? publish(key, await inspect(bytesSource(body), kind), null)
        : putStream(key, body, kind),
    open: async (key, wish) => ({ key, ...(await objects.get(key, wish && rangeHeader(wish))) }),
    exists: async (key) => {
      try {
        await objects.head(key);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'files.notFound') return false;
        throw error;
      }
    },
    signUpload: async ({ key, kind, expiresInSeconds, size, sender }) => {
      if (size !== undefined) assertSize(size, kindRule(kind).maxBytes);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: `${incomingFolder(key, sender)}${randomUUID()}`,
        ContentLength: size,
        // Only where nothing lies yet: a link takes its bytes once.
        IfNoneMatch: '*',
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: uploadSeconds(expiresInSeconds),
        signingDate: now(),
        signableHeaders: new Set([
          'host',
          'if-none-match',
          ...(size === undefined ? [] : ['content-length']),
        ]),
      });
      return { url, method: 'PUT', headers: { 'if-none-match': '*' } };
    },
    signDownload: async ({ key, expiresInSeconds, downloadName, isImmutable }) => {
      const { from, seconds } = linkWindow(now(), expiresInSeconds);
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseCacheControl: isImmutable ? CACHE_IMMUTABLE(seconds) : CACHE_REVALIDATE,
        ResponseContentDisposition: downloadName === undefined ? undefined : attachment(downloadName),
      });
      return getSignedUrl(client, command, { expiresIn: seconds, signingDate: from });
    },
    list: async (folder, wish = {}) => {
      const prefix = folderPrefix(folder);
      const output = await page(prefix, '/', wish.cursor ?? undefined, listLimit(wish.limit));
      return {
        files: (output.Contents ?? []).flatMap(({ Key = '', Size = 0, LastModified = new Date(0) }) =>
          isFileKey(Key) ? [{ key: Key, size: Size, lastModified: LastModified }] : [],
        ),
        folders: (output.CommonPrefixes ?? []).flatMap(({ Prefix = '' }) => {
          const name = Prefix.slice(0, -1);
          return isFileKey(name) ? [name as string as FolderKey] : [];
        }),
        cursor: output.NextContinuationToken ?? null,
      };
    },
    copy: async (from, to) => {
      // A bucket refuses to copy a file onto itself.
      if (from !== to) await objects.copy(from, to);
      return stat(to);
    },
    remove: objects.remove,
    removeAbandonedUploads: async (olderThan) => {
      let removed = 0;
      let cursor: string | undefined;
      do {
        const output = await page(INCOMING, undefined, cursor);
        const old = (output.Contents ?? []).filter(
          ({ LastModified }) => LastModified && LastModified < olderThan,
        );
        await objects.remove(old.flatMap(({ Key }) => Key ?? []));
        removed += old.length;
        cursor = output.NextContinuationToken;
      } while (cursor !== undefined);
      return removed;
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
