import { AppError } from '@flink/contract/errors/app-error.ts';
import type { House } from '../../house.ts';
import { assertSize, type FileKind, kindRule } from '../../ports/files/content/kinds.ts';
import type { FileKey } from '../../ports/files/key.ts';
import { activityFolders, forgetOwners, ownersOf, setOwner } from './files.repo.ts';
import { foldersOf, isForeignDraft, isOfActivities, type Maker, makersFolder, makersKey } from './makers.ts';

/** A link is used at once; an hour also lets a slow line finish a video. */
const LINK_SECONDS = 3_600;

export function filesService({ files, db }: Pick<House, 'files' | 'db'>) {
  async function assertSeen(maker: Maker, paths: readonly string[]): Promise<void> {
    if (paths.some((path) => isForeignDraft(maker, path))) throw new AppError('files.notYours');
    const ofActivities = paths.filter(isOfActivities);
    if (maker.activities === 'all' || ofActivities.length === 0) return;
    const folders = await activityFolders(db, [...new Set(ofActivities.flatMap(foldersOf))]);
    const seen = new Set(
      folders
        .filter(({ isGenerated }) => isGenerated === (maker.activities === 'generated'))
        .map(({ folder }) => folder),
    );
    if (!ofActivities.every((path) => foldersOf(path).some((folder) => seen.has(folder))))
      throw new AppError('files.notYours');
  }

  /** Writing over a file is deleting it, so both ask the same. */
  async function assertMayChange(maker: Maker, keys: readonly FileKey[]): Promise<void> {
    await assertSeen(maker, keys);
    if (maker.managesAll) return;
    const owners = await ownersOf(db, keys);
    for (const key of keys) {
      if (owners.get(key) !== maker.userId && (await files.exists(key))) throw new AppError('files.notYours');
    }
  }

  return {
    async signUpload(maker: Maker, text: string, kind: FileKind, size: number | undefined) {
      const key = makersKey(text);
      const { maxBytes } = kindRule(kind);
      if (size !== undefined) assertSize(size, maxBytes);
      await assertMayChange(maker, [key]);
      await setOwner(db, [key], maker.userId);
      return files.signUpload({
        key,
        kind,
        expiresInSeconds: LINK_SECONDS,
        ...(size === undefined ? {} : { size }),
      });
    },

    async signDownload(maker: Maker, text: string, downloadName: string | undefined) {
      const key = makersKey(text);
      await assertSeen(maker, [key]);
      await files.stat(key);
      return files.signDownload({
        key,
        expiresInSeconds: LINK_SECONDS,
        ...(downloadName ? { downloadName } : {}),
      });
    },

    /** Only who asked for the link confirms: with a bucket this is what shows the bytes. */
    async confirmUpload(maker: Maker, text: string, kind: FileKind) {
      const key = makersKey(text);
      await assertMayChange(maker, [key]);
      return files.confirmUpload(key, kind);
    },

    async list(maker: Maker, text: string, cursor: string | undefined) {
      const folder = makersFolder(text);
      await assertSeen(maker, [folder]);
      return files.list(folder, { cursor: cursor ?? null });
    },

    async copy(maker: Maker, items: readonly { readonly from: string; readonly to: string }[]) {
      const pairs = items.map(({ from, to }) => ({ from: makersKey(from), to: makersKey(to) }));
      const targets = [...new Set(pairs.map(({ to }) => to))];
      await assertSeen(
        maker,
        pairs.map(({ from }) => from),
      );
      await assertMayChange(maker, targets);
      await setOwner(db, targets, maker.userId);
      for (const { from, to } of pairs) await files.copy(from, to);
      return pairs.length;
    },

    async remove(maker: Maker, texts: readonly string[]) {
      const keys = texts.map(makersKey);
      await assertMayChange(maker, keys);
      await files.remove(keys);
      await forgetOwners(db, keys);
    },
  };
}
