import { AppError } from '@flink/contract/errors/app-error.ts';
import { assertSize, type FileKind, kindRule } from '../../ports/files/content/kinds.ts';
import { type FileKey, parseFileKey, parseFolderKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';

/** A link is used at once; an hour also lets a slow line finish a video. */
const LINK_SECONDS = 3_600;

/** What people who make activities may read and write. Everything else is the business of its own module. */
const MAKERS_FOLDERS = ['activities/', 'wordlists/', 'words/', 'drafts/'] as const;

export function filesService(files: FileStore) {
  return {
    async signUpload(key: string, kind: FileKind, size: number | undefined) {
      const { maxBytes } = kindRule(kind);
      if (size !== undefined) assertSize(size, maxBytes);
      return files.signUpload({
        key: makersKey(key),
        kind,
        expiresInSeconds: LINK_SECONDS,
        ...(size === undefined ? {} : { size }),
      });
    },

    async signDownload(text: string, downloadName: string | undefined) {
      const key = makersKey(text);
      await files.stat(key);
      return files.signDownload({
        key,
        expiresInSeconds: LINK_SECONDS,
        ...(downloadName ? { downloadName } : {}),
      });
    },

    confirmUpload: (key: string, kind: FileKind) => files.confirmUpload(makersKey(key), kind),

    async list(folder: string, cursor: string | undefined) {
      if (!MAKERS_FOLDERS.some((allowed) => `${folder}/`.startsWith(allowed)))
        throw new AppError('files.badKey');
      return files.list(parseFolderKey(folder), { cursor: cursor ?? null });
    },

    async copy(items: readonly { readonly from: string; readonly to: string }[]) {
      const pairs = items.map(({ from, to }) => [makersKey(from), makersKey(to)] as const);
      for (const [from, to] of pairs) await files.copy(from, to);
      return pairs.length;
    },

    remove: (keys: readonly string[]) => files.remove(keys.map(makersKey)),
  };
}

function makersKey(text: string): FileKey {
  const key = parseFileKey(text);
  if (!MAKERS_FOLDERS.some((folder) => key.startsWith(folder))) throw new AppError('files.badKey');
  return key;
}
