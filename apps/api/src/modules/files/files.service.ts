import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEEPEST_DATA, LONGEST_LIST, listsAtMost, nestsAtMost } from '@flink/contract/rules/nesting.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { poisonsObjects } from '../../plugins/poisoned.ts';
import { unstorablePlace } from '../../plugins/storable.ts';
import { assertSize, type FileKind, kindRule } from '../../ports/files/content/kinds.ts';
import { namedAs } from '../../ports/files/content/named-as.ts';
import { type FileKey, fileNameIn, parseFileKey } from '../../ports/files/key.ts';
import type { FileInfo } from '../../ports/files/port.ts';
import type { activityFoldersService } from '../make/activity-folders.service.ts';
import { dailyBytes } from './daily-bytes.ts';
import {
  beginUpload,
  forgetOwners,
  type Owner,
  ownersOf,
  setOwner,
  usedByWords,
  usedInVersions,
} from './files.repo.ts';
import {
  foldersOf,
  isForeignDraft,
  isOfActivities,
  isRootOfWords,
  type Maker,
  makerOf,
  makersFolder,
  makersKey,
  managesAt,
} from './makers.ts';
import { folderOf, joinPieces, nextPiece } from './pieces.ts';

/** A link is used at once; an hour also lets a slow line finish a video. */
const LINK_SECONDS = 3_600;

/** More than anybody sends in a day without bringing it to its end: nobody may fill the disk with pieces. */
const MOST_UPLOADS = 40;

/** The link of its owner still holds: the bytes may be on their way. */
const isAwaited = ({ since }: Owner): boolean => since.getTime() > Date.now() - LINK_SECONDS * 1_000;

function activityDataIn(json: string): Readonly<Record<string, unknown>> {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new AppError('activities.badData', { cause: error });
  }
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isObject || !nestsAtMost(DEEPEST_DATA, data) || unstorablePlace(data) !== null || poisonsObjects(data))
    throw new AppError('activities.badData');
  if (!listsAtMost(LONGEST_LIST, data))
    throw new AppError('request.tooLong', { fields: { s3Key: 'request.tooLong' } });
  return data as Readonly<Record<string, unknown>>;
}

export type FilesService = ReturnType<typeof filesService>;

type Needs = Pick<House, 'files' | 'db'> & { readonly folders: ReturnType<typeof activityFoldersService> };

export function filesService({ files, db, folders }: Needs) {
  const countBytes = dailyBytes(db);

  async function assertSeen(maker: Maker, paths: readonly string[]): Promise<void> {
    if (paths.some((path) => isForeignDraft(maker, path))) throw new AppError('files.notYours');
    const ofActivities = maker.isHeadOffice ? [] : paths.filter(isOfActivities);
    if (ofActivities.length === 0) return;
    const seen = await folders.seen(maker.session, [...new Set(ofActivities.flatMap(foldersOf))]);
    if (!ofActivities.every((path) => foldersOf(path).some((folder) => seen.has(folder))))
      throw new AppError('files.notOfYourActivity');
  }

  /** Writing over a file is deleting it, so both ask the same. */
  async function assertMayChange(maker: Maker, keys: readonly FileKey[]): Promise<void> {
    if (!maker.mayEdit) throw new AppError('access.denied');
    await assertSeen(maker, keys);
    if ((await othersAmong(maker, keys)).length > 0) throw new AppError('files.notYours');
  }

  /** Those that somebody else uploaded, and that are not this person's to change. */
  async function othersAmong(maker: Maker, keys: readonly FileKey[]): Promise<readonly FileKey[]> {
    const asked = keys.filter((key) => !managesAt(maker, key));
    if (asked.length === 0) return [];
    const owners = await ownersOf(db, asked);
    const others: FileKey[] = [];
    for (const key of asked) {
      const owner = owners.get(key);
      if (owner?.userId === maker.userId) continue;
      if ((owner && isAwaited(owner)) || (await files.exists(key))) others.push(key);
    }
    return others;
  }

  const etagAt = async (key: FileKey): Promise<string | null> =>
    (await files.exists(key)) ? (await files.stat(key)).etag : null;

  /** What a version of an activity still shows stays until no version does (jobs/sweep-activity-files.ts). */
  async function removeUnused(keys: readonly FileKey[]): Promise<void> {
    const [used, named] = [await usedInVersions(db, keys), await usedByWords(db, keys)];
    const unused = keys.filter((key) => !used.has(key) && !named.has(key));
    if (unused.length === 0) return;
    await files.remove(unused);
    await forgetOwners(db, unused);
  }

  return {
    async signUpload(maker: Maker, text: string, kind: FileKind, size: number | undefined) {
      const key = makersKey(text);
      const { maxBytes } = kindRule(kind);
      if (size !== undefined) assertSize(size, maxBytes);
      await assertMayChange(maker, [key]);
      // Who changes only what is their own sends nothing over what came after the link.
      const over = managesAt(maker, key) ? {} : { over: await etagAt(key) };
      await countBytes(maker.userId, size ?? maxBytes, kind);
      await setOwner(db, [key], maker.userId);
      return files.signUpload({
        key,
        kind,
        expiresInSeconds: LINK_SECONDS,
        sender: maker.userId,
        ...over,
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
      return files.confirmUpload(key, kind, maker.userId);
    },

    /** Asked before each piece: who may no longer change the file sends no more of it. */
    async nextPiece(maker: Maker, text: string, kind: FileKind, upload: string, size: number) {
      const key = makersKey(text);
      assertSize(size, kindRule(kind).maxBytes);
      await assertMayChange(maker, [key]);
      const file = { userId: maker.userId, upload, size };
      if (!(await beginUpload(db, maker.userId, folderOf(file), MOST_UPLOADS)))
        throw new AppError('files.tooManyUploads');
      await setOwner(db, [key], maker.userId);
      const next = await nextPiece(files, file, LINK_SECONDS);
      await countBytes(maker.userId, next.piece?.bytes ?? 0);
      return next;
    },

    async joinPieces(maker: Maker, text: string, kind: FileKind, upload: string, size: number) {
      const key = makersKey(text);
      assertSize(size, kindRule(kind).maxBytes);
      await assertMayChange(maker, [key]);
      const file = { userId: maker.userId, upload, size };
      return joinPieces(files, file, key, kind, () => forgetOwners(db, [folderOf(file)]));
    },

    /** What somebody uploaded because it was too large for a call (spec 3 §9). */
    async dataIn(session: Session, text: string): Promise<Readonly<Record<string, unknown>>> {
      const key = makersKey(text);
      const maker = makerOf(session);
      await assertSeen(maker, [key]);
      await files.confirmUpload(key, 'data', maker.userId);
      const { stream } = await files.open(key);
      return activityDataIn(Buffer.concat(await stream.toArray()).toString());
    },

    /**
     * A new file of the house's making, in a folder of somebody's; the one that it replaces goes, unless it is still
     * used. Nothing is made for who may not have it there.
     */
    async addMade(
      session: Session,
      folder: string,
      name: string,
      make: () => Promise<Uint8Array>,
      replaced: string | undefined,
    ) {
      const maker = makerOf(session);
      const key = makersKey(`${makersFolder(folder)}/${name}`);
      const old = replaced === undefined ? [] : [makersKey(`${makersFolder(folder)}/${replaced}`)];
      await assertMayChange(maker, [key]);
      await assertSeen(maker, old);
      // What a word says in the voice of somebody else stays where it is.
      const kept = new Set(await othersAmong(maker, old));
      await files.put(key, await make(), 'audio');
      await setOwner(db, [key], maker.userId);
      await removeUnused(old.filter((one) => !kept.has(one)));
    },

    /** Before so much is copied for somebody; throws where it is more than anybody needs in a day. */
    countBytes,

    /** What was copied for somebody is theirs to change. */
    async giveTo(userId: string, keys: readonly FileKey[]): Promise<void> {
      if (keys.length > 0) await setOwner(db, keys, userId);
    },

    /**
     * For a person who fills in a form: under a new key, so that nothing is ever written over. It ends in their own name
     * of the file, by which they know it again.
     */
    async signNew(userId: string, folder: string, kind: FileKind, size: number, name = '') {
      assertSize(size, kindRule(kind).maxBytes);
      const named = fileNameIn(name);
      const key = parseFileKey(`${folder}/${uuidv7()}${named === '' ? '' : `/${named}`}`);
      await setOwner(db, [key], userId);
      const { url, method, headers } = await files.signUpload({
        key,
        kind,
        size,
        expiresInSeconds: LINK_SECONDS,
      });
      return { key, url, method, headers: { ...headers } };
    },

    /** Like `signNew`, of a file that the house makes for a person's form. */
    async keepNew(userId: string, folder: string, kind: FileKind, bytes: Uint8Array) {
      const key = parseFileKey(`${folder}/${uuidv7()}`);
      await setOwner(db, [key], userId);
      await files.put(key, bytes, kind);
      return key;
    },

    /** Like `signNew`, of a file whose size nobody knows yet. */
    async announce(userId: string, folder: string, kind: FileKind) {
      const key = parseFileKey(`${folder}/${uuidv7()}`);
      await setOwner(db, [key], userId);
      const { url } = await files.signUpload({ key, kind, expiresInSeconds: LINK_SECONDS });
      return { key, url, until: new Date(Date.now() + LINK_SECONDS * 1_000) };
    },

    /** Throws where it has not come, or is not what it should be. */
    async confirmAnnounced(key: string, kind: FileKind): Promise<void> {
      await files.confirmUpload(parseFileKey(key), kind);
    },

    /** The file that this person sent after `signNew`; anybody else's is refused. */
    async confirmNew(userId: string, folder: string, text: string, kind: FileKind): Promise<FileInfo> {
      const key = parseFileKey(text);
      if (!key.startsWith(`${folder}/`)) throw new AppError('files.badKey');
      if ((await ownersOf(db, [key])).get(key)?.userId !== userId) throw new AppError('files.notYours');
      return files.confirmUpload(key, kind);
    },

    /** Of a file whose content never changes under its key. */
    linkTo: (key: string) =>
      files.signDownload({ key: parseFileKey(key), expiresInSeconds: LINK_SECONDS, isImmutable: true }),

    /** Under which it is kept by this name, and opened by what opens such files. */
    async downloadOf(text: string, name: string): Promise<string> {
      const key = parseFileKey(text);
      const downloadName = namedAs(name, (await files.stat(key)).contentType);
      return files.signDownload({ key, expiresInSeconds: LINK_SECONDS, isImmutable: true, downloadName });
    },

    async list(maker: Maker, text: string, cursor: string | undefined) {
      const folder = makersFolder(text);
      if (isRootOfWords(folder) && !maker.isHeadOffice) throw new AppError('files.notYours');
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
      const sources = await Promise.all(pairs.map(({ from }) => files.stat(from)));
      await countBytes(
        maker.userId,
        sources.reduce((sum, { size }) => sum + size, 0),
      );
      await setOwner(db, targets, maker.userId);
      for (const { from, to } of pairs) await files.copy(from, to);
      return pairs.length;
    },

    async remove(maker: Maker, texts: readonly string[]) {
      const keys = texts.map(makersKey);
      await assertMayChange(maker, keys);
      await removeUnused(keys);
    },
  };
}
