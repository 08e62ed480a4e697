import type { Readable } from 'node:stream';
import type { FileKind } from './content/kinds.ts';
import type { FileKey, FolderKey } from './key.ts';

export interface FileInfo {
  readonly key: FileKey;
  readonly size: number;
  /** Found in the bytes, never what the sender said. */
  readonly contentType: string;
  /** Changes with the content; without quotes. */
  readonly etag: string;
  readonly lastModified: Date;
}

/** A part of a file: from `start` to `end` (both included; to the end when not said), or the last bytes. */
export type RangeWish = { readonly start: number; readonly end?: number } | { readonly suffix: number };

export interface OpenedFile extends FileInfo {
  /** The part that `stream` holds, both ends included; null for the whole file. */
  readonly range: { readonly start: number; readonly end: number } | null;
  /** Must be read or destroyed. */
  readonly stream: Readable;
}

export interface UploadWish {
  readonly key: FileKey;
  readonly kind: FileKind;
  readonly expiresInSeconds: number;
  /** When said, exactly this many bytes are taken. Say it: a bucket has no other limit until confirmation. */
  readonly size?: number;
  /**
   * Takes the bytes only while this still lies there: its etag, or null for nothing. Left out, whatever lies there is
   * replaced. A bucket does not look at it: there the confirmation shows the bytes, and who confirms is asked again.
   */
  readonly over?: string | null;
  /** Who sends it: the confirmation of one person never shows what another one sent. */
  readonly sender?: string;
}

export interface SignedUpload {
  readonly url: string;
  readonly method: 'PUT';
  readonly headers: Readonly<Record<string, string>>;
}

export interface DownloadWish {
  readonly key: FileKey;
  /** The longest life of the link. Links made within half of it are the same, so that browsers can cache. */
  readonly expiresInSeconds: number;
  /** Offers the file for saving under this name instead of showing it. */
  readonly downloadName?: string;
  /** The content under this key never changes (its name holds a random part): the browser need not ask again. */
  readonly isImmutable?: boolean;
}

export interface ListedFile {
  readonly key: FileKey;
  readonly size: number;
  readonly lastModified: Date;
}

export interface FileList {
  readonly files: readonly ListedFile[];
  readonly folders: readonly FolderKey[];
  /** Give it back for the rest; null at the end. */
  readonly cursor: string | null;
}

export interface ListWish {
  readonly cursor?: string | null;
  /** Files and folders together, at most 1,000, which is also the default. */
  readonly limit?: number;
}

/** A download link of our own server, after its signature held. */
export interface DownloadLink {
  readonly key: FileKey;
  readonly downloadName: string | null;
  readonly isImmutable: boolean;
  readonly secondsLeft: number;
}

/** Our server's side of signed links. A bucket answers its links itself. */
export interface ServedLinks {
  readDownload(token: string): DownloadLink;
  receiveUpload(token: string, body: Readable, declaredLength: number | null): Promise<FileInfo>;
}

/** Where files live. Failures are `AppError`s with codes `files.*`; anything else is the storage itself failing. */
export interface FileStore {
  readonly servedLinks: ServedLinks | null;
  signUpload(wish: UploadWish): Promise<SignedUpload>;
  signDownload(wish: DownloadWish): Promise<string>;
  /**
   * To be called after every signed upload, any number of times: checks type and size, cleans drawings, and only
   * then shows the file under its key. A wrong file is deleted.
   */
  confirmUpload(key: FileKey, kind: FileKind, sender?: string): Promise<FileInfo>;
  put(key: FileKey, body: Uint8Array | Readable, kind: FileKind): Promise<FileInfo>;
  open(key: FileKey, range?: RangeWish): Promise<OpenedFile>;
  stat(key: FileKey): Promise<FileInfo>;
  exists(key: FileKey): Promise<boolean>;
  list(folder: FolderKey, wish?: ListWish): Promise<FileList>;
  copy(from: FileKey, to: FileKey): Promise<FileInfo>;
  /** What is not there is no error. */
  remove(keys: readonly FileKey[]): Promise<void>;
  /** Uploads that were begun and never finished or confirmed. */
  removeAbandonedUploads(olderThan: Date): Promise<number>;
  /** Throws when the storage does not answer or cannot be written. */
  check(): Promise<void>;
}
