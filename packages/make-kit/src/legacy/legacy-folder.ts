import type { LegacyFile } from './legacy-file.ts';

export const GAME_DATA = 'gameData.js';
export const OPTIONS_DATA = 'optionsData_activity.js';

/** A folder with the data of one old activity, or with a part of it. */
export interface LegacyFolder {
  /** `''` for the chosen folder itself. */
  readonly path: string;
  readonly gameData: LegacyFile | null;
  readonly options: LegacyFile | null;
  /** All others below it that are not of another activity. */
  readonly others: readonly LegacyFile[];
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const isNamed = (path: string, name: string): boolean =>
  path.slice(path.lastIndexOf('/') + 1).toLowerCase() === name.toLowerCase();
const isData = (path: string): boolean => isNamed(path, GAME_DATA) || isNamed(path, OPTIONS_DATA);

/** One activity for each folder that holds one of the two data files. */
export function legacyFolders(files: readonly LegacyFile[]): readonly LegacyFolder[] {
  const folders = [...new Set(files.filter(({ path }) => isData(path)).map(({ path }) => folderOf(path)))];
  const homes = new Set(folders);
  const below = new Map<string, LegacyFile[]>(folders.map((path) => [path, []]));
  for (const file of files) {
    let at = folderOf(file.path);
    while (!homes.has(at) && at !== '') at = folderOf(at);
    below.get(at)?.push(file);
  }
  return folders
    .map((path): LegacyFolder => {
      const own = below.get(path) ?? [];
      const dataIn = (name: string) =>
        own.find((file) => folderOf(file.path) === path && isNamed(file.path, name)) ?? null;
      return {
        path,
        gameData: dataIn(GAME_DATA),
        options: dataIn(OPTIONS_DATA),
        others: own.filter((file) => !isData(file.path)),
      };
    })
    .sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }));
}

/** Where a name in the data leads to: from its folder on, else to the only file of that name below it. */
export function fileNamed(
  name: string,
  folder: Pick<LegacyFolder, 'path' | 'others'>,
  all: ReadonlyMap<string, LegacyFile>,
): LegacyFile | null {
  const wanted = nameOf(name);
  const parts = folder.path === '' ? [] : folder.path.split('/');
  for (const part of wanted.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  const exact = all.get(parts.join('/').toLowerCase());
  if (exact) return exact;
  const last = wanted.slice(wanted.lastIndexOf('/') + 1);
  const [only, second] = folder.others.filter(({ path }) => isNamed(path, last));
  return only !== undefined && second === undefined ? only : null;
}

function nameOf(written: string): string {
  const name = written.replaceAll('\\', '/').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** As `fileNamed` looks them up. */
export const byPath = (files: readonly LegacyFile[]): ReadonlyMap<string, LegacyFile> =>
  new Map(files.map((file) => [file.path.toLowerCase(), file]));
