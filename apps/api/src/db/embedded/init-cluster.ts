import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { clusterPaths } from './cluster-home.ts';
import { isRoot, type ServerAccount } from './server-account.ts';
import { type ServerLog, tellingLine } from './server-log.ts';
import { startSupervised } from './supervised-process.ts';

export const SUPERUSER = 'postgres';

const DRAFT_PREFIX = 'cluster.partial-';

type Init = {
  home: string;
  account: ServerAccount;
  binaries: Binaries;
  log: ServerLog;
  /** Whether the new files are forced to the disk, which only a throw-away cluster can do without. */
  durable: boolean;
};

/** Makes the cluster if there is none, and checks the one that is there. */
export async function readyCluster(init: Init): Promise<void> {
  await removeDrafts(init.home);
  const paths = clusterPaths(init.home);
  const version = await readFile(join(paths.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    if ((await readdir(init.home)).includes(basename(paths.cluster))) {
      throw new StartError(
        `The folder ${paths.cluster} no longer holds a whole database; restore it from a backup, or delete it to start with an empty one.`,
      );
    }
    return createCluster(init);
  }

  if (version.trim() !== init.binaries.majorVersion) {
    throw new StartError(
      `The database in ${paths.data} was written by PostgreSQL ${version.trim()} and this Flink brings PostgreSQL ${init.binaries.majorVersion}; start the version of Flink that wrote it, or name another folder in FLINK_DATA.`,
    );
  }
  if (isRoot() && init.account.kind === 'other' && (await stat(paths.data)).uid === 0) {
    await chownTree(paths.data, init.account);
    await chownTree(paths.password, init.account);
  }
}

export async function readPassword(home: string): Promise<string> {
  const { password } = clusterPaths(home);
  return (
    await readFile(password, 'utf8').catch((error) => {
      throw new StartError(
        `The password of the database cannot be read from ${password}; bring that file back, or name another folder in FLINK_DATA.`,
        { cause: error },
      );
    })
  ).trim();
}

/** Made aside and renamed into place when complete: an init that was interrupted has never happened. */
async function createCluster({ home, account, binaries, log, durable }: Init): Promise<void> {
  const draft = await mkdtemp(join(home, DRAFT_PREFIX));
  await chmod(draft, 0o711);
  const data = join(draft, 'data');
  await mkdir(data, { mode: 0o700 });
  const password = join(draft, 'password');
  await writePrivately(password, `${randomBytes(24).toString('base64url')}\n`);
  if (account.kind === 'other') {
    await chown(data, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }

  const printed = log.sinceNow();
  const initdb = startSupervised({
    program: join(binaries.folder, 'bin', 'initdb'),
    args: [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    account,
    output: log.descriptor,
  });
  const end = await initdb.ended;
  if (end.kind === 'not-started' || end.code !== 0) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw new StartError(
      `PostgreSQL could not make a database in ${home} (${end.kind === 'not-started' ? end.error.message : tellingLine(await printed())}); see ${log.path}, or set DATABASE_URL to use another PostgreSQL.`,
    );
  }

  await rename(draft, clusterPaths(home).cluster);
  await syncFolder(home);
}

async function removeDrafts(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(DRAFT_PREFIX)) {
      // Retried, because an initdb that lost its Flink a moment ago may still be writing there.
      await rm(join(home, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  }
}

async function writePrivately(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

async function chownTree(path: string, owner: { uid: number; gid: number }): Promise<void> {
  await lchown(path, owner.uid, owner.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const entry of await readdir(path)) await chownTree(join(path, entry), owner);
}
