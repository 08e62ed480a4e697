import { type AccessRule, allows } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { holderOfSession } from '../../plugins/access/principal.ts';
import { type FileKey, type FolderKey, parseFileKey, parseFolderKey } from '../../ports/files/key.ts';

/** What people who make activities may read and write. Everything else is the business of its own module. */
const MAKERS_FOLDERS = ['activities', 'wordlists', 'words', 'drafts'] as const;

export function makersKey(text: string): FileKey {
  const key = parseFileKey(text);
  const isOfNoActivity = isOfActivities(key) && key.split('/').length < 3;
  if (isOfNoActivity || !MAKERS_FOLDERS.some((folder) => key.startsWith(`${folder}/`)))
    throw new AppError('files.badKey');
  return key;
}

export function makersFolder(text: string): FolderKey {
  const folder = parseFolderKey(text);
  if (!MAKERS_FOLDERS.some((allowed) => `${folder}/`.startsWith(`${allowed}/`)))
    throw new AppError('files.badKey');
  return folder;
}

export interface Maker {
  readonly session: Session;
  readonly userId: string;
  /** Sees every folder: the drafts of others, and those that belong to no activity. */
  readonly isHeadOffice: boolean;
  readonly mayEdit: boolean;
  /** Changes and deletes what others uploaded. A translator adds, and changes only what is the translator's own. */
  readonly managesAll: boolean;
}

export function makerOf(session: Session): Maker {
  const may = (rule: AccessRule) => allows(rule, holderOfSession(session));
  return {
    session,
    userId: session.user._id,
    isHeadOffice: may({
      flinkMake: { scopes: { all: true }, activities: { authored: true, generated: true } },
    }),
    mayEdit: may({ flinkMake: { activities: { edit: true } } }),
    // What tells authors from translators (spec 3 §6).
    managesAll: may({ flinkMake: { activities: { edit: true }, controls: { languageSelector: true } } }),
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

/**
 * What stands in no activity belongs to words and groups that others use as well: there everybody adds, and only who
 * uploaded a file, or the head office, writes over it or takes it away.
 */
const isOfWords = (path: string): boolean => /^(?:words|wordlists)\//.test(`${path}/`);

/** Whether this person changes what others uploaded there. */
export const managesAt = (maker: Maker, path: string): boolean =>
  isOfWords(path) ? maker.isHeadOffice : maker.managesAll;

/** All lists of words of the house stand side by side in here. */
export const isRootOfWords = (path: string): boolean => path === 'words' || path === 'wordlists';
