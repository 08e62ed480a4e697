import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DownloadLink, FileInfo, FileStore, RangeWish } from '../port.ts';
import { CACHE_IMMUTABLE, CACHE_REVALIDATE } from './caching.ts';
import { attachment } from './content-disposition.ts';
import { parseRange, resolveRange } from './range.ts';

/** The request headers that matter to a download, as Node names them. */
export interface DownloadHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
}

export interface DownloadAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for HEAD, 304 and 416. */
  readonly stream: Readable | null;
}

/** A stored file opened by its address is nobody's page: it runs nothing and reaches nothing. */
const SANDBOX =
  "default-src 'none'; img-src data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Chrome shows no PDF inside a sandbox; its viewer is one already. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

function headersOf(info: FileInfo, link: DownloadLink): Record<string, string> {
  const isKnown = info.contentType !== 'application/octet-stream';
  const name = link.downloadName ?? (isKnown ? null : (info.key.split('/').at(-1) ?? 'file'));
  return {
    'content-type': info.contentType,
    'content-disposition': name === null ? 'inline' : attachment(name),
    'accept-ranges': 'bytes',
    etag: `"${info.etag}"`,
    'last-modified': info.lastModified.toUTCString(),
    'cache-control': link.isImmutable ? CACHE_IMMUTABLE(link.secondsLeft) : CACHE_REVALIDATE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': info.contentType === 'application/pdf' ? PDF_POLICY : SANDBOX,
  };
}

function isUnchanged(info: FileInfo, headers: DownloadHeaders): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags
      .split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${info.etag}"`);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(info.lastModified) <= since / 1000;
}

/** With `If-Range` a part is sent only of the very file whose beginning the browser already has. */
function rangeWish(info: FileInfo, headers: DownloadHeaders): RangeWish | null {
  const condition = headers['if-range']?.trim();
  const holds =
    condition === undefined ||
    condition === `"${info.etag}"` ||
    Date.parse(condition) / 1000 === wholeSeconds(info.lastModified);
  return holds ? parseRange(headers.range) : null;
}

function isSatisfiable(wish: RangeWish, size: number): boolean {
  try {
    resolveRange(wish, size);
    return true;
  } catch {
    return false;
  }
}

/** Answers a download link of our own server (RFC 9110): ranges, conditions, caching. */
export async function answerDownload(
  store: FileStore,
  token: string,
  method: 'GET' | 'HEAD',
  headers: DownloadHeaders,
): Promise<DownloadAnswer> {
  if (store.servedLinks === null) throw new AppError('files.linkInvalid');
  return answerFile(store, store.servedLinks.readDownload(token), method, headers);
}

/** The same for a file that needs no link. */
export async function answerFile(
  store: FileStore,
  link: DownloadLink,
  method: 'GET' | 'HEAD',
  headers: DownloadHeaders,
): Promise<DownloadAnswer> {
  const info = await store.stat(link.key);
  if (isUnchanged(info, headers)) {
    const { 'content-type': _type, ...rest } = headersOf(info, link);
    return { status: 304, headers: rest, stream: null };
  }
  const wish = rangeWish(info, headers);
  if (wish !== null && !isSatisfiable(wish, info.size)) {
    return { status: 416, headers: { 'content-range': `bytes */${info.size}` }, stream: null };
  }
  if (method === 'HEAD') {
    return {
      status: 200,
      headers: { ...headersOf(info, link), 'content-length': String(info.size) },
      stream: null,
    };
  }
  const opened = await store.open(link.key, wish ?? undefined);
  const { start, end } = opened.range ?? { start: 0, end: opened.size - 1 };
  return {
    status: opened.range === null ? 200 : 206,
    headers: {
      ...headersOf(opened, link),
      'content-length': String(end - start + 1),
      ...(opened.range === null ? {} : { 'content-range': `bytes ${start}-${end}/${opened.size}` }),
    },
    stream: opened.stream,
  };
}
