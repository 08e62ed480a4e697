import { AppError } from '@flink/contract/errors/app-error.ts';

declare const keyBrand: unique symbol;

/** A checked file key: relative, `/`-separated, safe as an object key and as a path. Only `parseFileKey` makes one. */
export type FileKey = string & { readonly [keyBrand]: 'file' };

/** A checked folder: like a key, or the empty string for the top. */
export type FolderKey = string & { readonly [keyBrand]: 'folder' };

export const KEY_MAX_BYTES = 512;
export const SEGMENT_MAX_BYTES = 200;
/** Of a name that a person gave: with the folder before it, a key stays far below its own limit. */
const NAME_MAX_BYTES = 120;

/** Characters that Windows refuses or reads as something else (`a:b` writes a hidden stream of `a`). */
const NOT_PORTABLE = /[\\<>:"|?*]/;

/** Control characters, line separators, and the marks that make `gpj.exe` read as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Windows drops trailing dots and spaces, so two keys would be one file. A leading dot is ours (`.incoming`). */
const BAD_EDGE = /^[. ]|[. ]$/;

function isSegment(segment: string): boolean {
  return segment !== '' && Buffer.byteLength(segment) <= SEGMENT_MAX_BYTES && !BAD_EDGE.test(segment);
}

function normalise(text: string): string | null {
  if (text.length > KEY_MAX_BYTES || !text.isWellFormed()) return null;
  const key = text.normalize('NFC');
  if (Buffer.byteLength(key) > KEY_MAX_BYTES || NOT_PORTABLE.test(key) || INVISIBLE.test(key)) return null;
  return key.split('/').every(isSegment) ? key : null;
}

export function isFileKey(text: string): text is FileKey {
  return normalise(text) === text;
}

export function parseFileKey(text: string): FileKey {
  const key = normalise(text);
  if (key === null) throw new AppError('files.badKey');
  return key as FileKey;
}

/**
 * What somebody's own name of a file keeps of itself as the last part of a key; empty where nothing of it can stand there.
 * Of one that is too long the end stays, with its kind.
 */
export function fileNameIn(name: string): string {
  const kept = name
    .toWellFormed()
    .normalize('NFC')
    .replace(new RegExp(`${NOT_PORTABLE.source}|${INVISIBLE.source}|/`, 'gu'), '');
  const letters = [...kept];
  while (Buffer.byteLength(letters.join('')) > NAME_MAX_BYTES) letters.shift();
  return letters.join('').replace(/^[. ]+|[. ]+$/g, '');
}

/** `''` is the top folder; one trailing slash is tolerated because people write folders so. */
export function parseFolderKey(text: string): FolderKey {
  if (text === '') return '' as FolderKey;
  return parseFileKey(text.endsWith('/') ? text.slice(0, -1) : text) as string as FolderKey;
}

/** What all keys of a folder start with. */
export function folderPrefix(folder: FolderKey): string {
  return folder === '' ? '' : `${folder}/`;
}
