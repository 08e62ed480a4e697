/** One file of a folder or an archive; its bytes are fetched when they are needed. */
export interface LegacyFile {
  /** From the chosen folder on, with `/` between. */
  readonly path: string;
  readonly size: number;
  bytes(): Promise<Blob>;
}

/** What cannot be opened at all, and what of the rest is left alone. */
export type OpenedFiles =
  | { readonly ok: true; readonly files: readonly LegacyFile[]; readonly skipped: readonly SkippedFile[] }
  | { readonly ok: false; readonly why: 'notZip' | 'locked' | 'tooManyFiles' | 'tooLarge' | 'empty' };

export interface SkippedFile {
  readonly path: string;
  readonly why: 'nestedZip' | 'path' | 'packing';
}

/** Some hundred activities with their pictures and sounds; more come in several runs. */
export const MOST_FILES = 5_000;
export const MOST_BYTES = 1_000_000_000;

/** What systems put beside the files of people. */
const isJunk = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db');

/** Nothing is ever written under these paths; one that tries to leave its folder is nobody's honest file all the same. */
const isPlain = (path: string): boolean =>
  !/^\/|^[a-z]:/i.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** The same rules for a folder and for an archive. */
export function openedFiles(found: readonly LegacyFile[], packed: readonly SkippedFile[] = []): OpenedFiles {
  const files: LegacyFile[] = [];
  const skipped: SkippedFile[] = [...packed];
  for (const file of found) {
    if (!isPlain(file.path)) skipped.push({ path: file.path, why: 'path' });
    else if (isJunk(file.path)) continue;
    else if (/\.(zip|7z|rar|gz|tar)$/i.test(file.path)) skipped.push({ path: file.path, why: 'nestedZip' });
    else files.push(file);
  }
  if (found.length > MOST_FILES) return { ok: false, why: 'tooManyFiles' };
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return { ok: false, why: 'tooLarge' };
  return files.length === 0 && skipped.length === 0
    ? { ok: false, why: 'empty' }
    : { ok: true, files, skipped };
}
