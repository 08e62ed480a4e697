import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { isTaken, usedLinksFolder } from './layout.ts';

export interface UsedLinks {
  /**
   * The first bytes a link takes are its only ones. False when these very bytes came before, as they do when the
   * answer was lost on its way; throws `files.linkUsed` for others.
   */
  take(token: string, expires: number, sha256: string): Promise<boolean>;
  has(token: string, expires: number): Promise<boolean>;
  /** Forgets the links that have expired: nobody can use them any more. */
  forget(): Promise<void>;
}

/** On the disk, beside the files: a second server on the same folder refuses what the first has taken. */
export async function openUsedLinks(root: string, now: () => Date): Promise<UsedLinks> {
  const folder = usedLinksFolder(root);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (token: string, expires: number) =>
    join(folder, `${expires}-${createHash('sha256').update(token).digest('hex')}`);
  return {
    has: (token, expires) =>
      access(pathOf(token, expires)).then(
        () => true,
        () => false,
      ),
    take: async (token, expires, sha256) => {
      const path = pathOf(token, expires);
      try {
        await writeFile(path, sha256, { mode: 0o600, flag: 'wx', flush: true });
        return true;
      } catch (error) {
        if (!isTaken(error)) throw error;
        if ((await readFile(path, 'utf8')) !== sha256) throw new AppError('files.linkUsed');
        return false;
      }
    },
    forget: async () => {
      for (const name of await readdir(folder)) {
        if (Number.parseInt(name, 10) * 1000 < now().getTime()) await rm(join(folder, name), { force: true });
      }
    },
  };
}
