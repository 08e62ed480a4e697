import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { lockFolder } from './folder-lock.ts';
import { accountFor, canReach, isRoot, type OtherAccount, type ServerAccount } from './server-account.ts';

/**
 * The folder that holds the cluster and all that belongs to it. It is `postgres` in the data folder, except
 * for a root Flink whose data folder is closed to the account that PostgreSQL runs as.
 */
export type ClusterHome = {
  folder: string;
  account: ServerAccount;
  /** The folder's own entry in the data folder; the same as `folder` unless the cluster lives elsewhere. */
  entry: string;
  leave(): void;
};

const POINTER = 'where-the-database-is.txt';

const LASTING_PLACES = ['/var/lib/flink', '/opt/flink', '/srv/flink', '/var/local/flink'];

export async function enterClusterHome(dataFolder: string): Promise<ClusterHome> {
  const entry = await makeEntry(dataFolder);
  const locks = [lockFolder(entry)];
  const leave = () => {
    for (const lock of locks) lock.release();
  };
  try {
    const { folder, account } = await findHome(entry);
    // A copy of the data folder points to the same cluster as the original.
    if (folder !== entry) locks.push(lockFolder(folder));
    return { folder, account, entry, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

export function clusterPaths(home: string) {
  const cluster = join(home, 'cluster');
  return { cluster, data: join(cluster, 'data'), password: join(cluster, 'password') };
}

async function makeEntry(dataFolder: string): Promise<string> {
  try {
    const entry = join(dataFolder, 'postgres');
    if ((await mkdir(entry, { recursive: true })) !== undefined) await chmod(entry, isRoot() ? 0o711 : 0o700);
    return await realpath(entry);
  } catch (error) {
    throw new StartError(
      `Flink cannot write to the data folder ${dataFolder}; give its user the right to, or name another folder in FLINK_DATA.`,
      { cause: error },
    );
  }
}

/** Where the cluster lives that belongs to this entry of a data folder. */
export async function homeFolder(entry: string): Promise<string> {
  return (await readPointer(entry))?.split('\n')[0] ?? entry;
}

const readPointer = (entry: string): Promise<string | undefined> =>
  readFile(join(entry, POINTER), 'utf8').catch(() => undefined);

async function findHome(entry: string): Promise<{ folder: string; account: ServerAccount }> {
  const pointer = await readPointer(entry);
  const folder = await homeFolder(entry);
  const owner = await stat(clusterPaths(folder).data).catch(() => undefined);
  const account = await accountFor(owner);

  if (pointer !== undefined) {
    await stat(folder).catch((error) => {
      throw new StartError(
        `The database of this data folder was kept in ${folder}, which is gone; bring it back, or delete ${join(entry, POINTER)} to start with an empty one.`,
        { cause: error },
      );
    });
  }
  if (!isRoot() && (pointer !== undefined || (owner && owner.uid !== process.getuid?.()))) {
    throw new StartError(
      `The database in ${folder} was made by Flink as another user; start Flink as that user or as root, or name another folder in FLINK_DATA.`,
    );
  }
  if (account.kind === 'self' || (await canReach(account, [folder]))) return { folder, account };
  if (owner || pointer !== undefined) {
    throw new StartError(
      `The user ${account.name}, as whom PostgreSQL runs, can no longer enter ${folder}; give it the right to (chmod o+x on the folders above it), or name another folder in FLINK_DATA.`,
    );
  }
  return { folder: await makeOutsideHome(entry, account), account };
}

async function makeOutsideHome(entry: string, account: OtherAccount): Promise<string> {
  const places = await placesFor(entry);
  for (const place of places) {
    const folder = await makeFolderIn(place).catch(() => undefined);
    if (folder === undefined) continue;
    if (await canReach(account, [folder])) {
      await writeFile(
        join(folder, 'README.txt'),
        `The database of the Flink data folder ${dirname(entry)}\n`,
      );
      // Written before the cluster exists, so that a missing folder can only mean that a database was lost.
      await writePointer(entry, folder);
      return folder;
    }
    await rm(folder, { recursive: true });
  }
  throw new StartError(
    `PostgreSQL refuses to run as root, the user ${account.name} cannot enter ${entry} and none of ${places.join(', ')} can be used instead; open the folders above it (chmod o+x), start Flink as an ordinary user or set DATABASE_URL.`,
  );
}

/** A database lasts as long as its data folder: what lies in the temporary folder is emptied with it. */
async function placesFor(entry: string): Promise<string[]> {
  const temporary = await realpath(tmpdir()).catch(() => undefined);
  return temporary !== undefined && entry.startsWith(`${temporary}/`)
    ? [temporary, ...LASTING_PLACES]
    : LASTING_PLACES;
}

async function makeFolderIn(place: string): Promise<string> {
  if ((await mkdir(place, { recursive: true })) !== undefined) await chmod(place, 0o755);
  const folder = join(place, `flink-postgres-${randomBytes(8).toString('hex')}`);
  await mkdir(folder);
  await chmod(folder, 0o711);
  return folder;
}

async function writePointer(entry: string, folder: string): Promise<void> {
  const path = join(entry, POINTER);
  const draft = `${path}.partial`;
  await writeFile(
    draft,
    [
      folder,
      '',
      'The folder named above holds the database of this data folder. Flink runs as root here, PostgreSQL',
      'refuses to, and the other user it runs as cannot enter this folder. Back up and move the two together.',
      '',
    ].join('\n'),
  );
  await rename(draft, path);
}
