import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type FileKey, type FolderKey, parseFileKey, parseFolderKey } from '../../ports/files/key.ts';

/** What people who make activities may read and write. Everything else is the business of its own module. */
const MAKERS_FOLDERS = ['activities', 'wordlists', 'words', 'drafts'] as const;

export function makersKey(text: string): FileKey {
  const key = parseFileKey(text);
  if (!MAKERS_FOLDERS.some((folder) => key.startsWith(`${folder}/`))) throw new AppError('files.badKey');
  return key;
}

export function makersFolder(text: string): FolderKey {
  const folder = parseFolderKey(text);
  if (!MAKERS_FOLDERS.some((allowed) => `${folder}/`.startsWith(`${allowed}/`)))
    throw new AppError('files.badKey');
  return folder;
}

export interface Maker {
  readonly userId: string;
  /** Sees the drafts of others too. */
  readonly isHeadOffice: boolean;
  /** Changes and deletes what others uploaded. A translator adds, and changes only what is the translator's own. */
  readonly managesAll: boolean;
  /** Translators of one kind see the files of activities of that kind alone. */
  readonly activities: 'all' | 'generated' | 'authored';
}

const HEAD_OFFICE: readonly string[] = ['SUPER', 'MASTER_ADMIN'];

export function makerOf({ user, userRole: { alias } }: Session): Maker {
  const isHeadOffice = HEAD_OFFICE.includes(alias);
  return {
    userId: user._id,
    isHeadOffice,
    managesAll: isHeadOffice || alias === 'AUTHOR',
    activities:
      alias === 'TRANSLATOR_GENERATED' ? 'generated' : alias === 'TRANSLATOR_AUTHORED' ? 'authored' : 'all',
  };
}

/** Drafts lie in a folder of their maker's own. */
export function isForeignDraft(maker: Maker, path: string): boolean {
  return (
    !maker.isHeadOffice &&
    `${path}/`.startsWith('drafts/') &&
    !`${path}/`.startsWith(`drafts/${maker.userId}/`)
  );
}

/** The folders a path lies in, itself included: one of them is an activity's. */
export function foldersOf(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'));
}

export const isOfActivities = (path: string): boolean => `${path}/`.startsWith('activities/');
