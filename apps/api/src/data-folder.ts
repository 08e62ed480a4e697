import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to: give this user the right to, or set FLINK_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** Step by step: Node's own way of making a whole path never ends where a parent is there but takes no folders, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined);
  if (there?.isDirectory()) return;
  if (there || dirname(folder) === folder) throw new Error(`${folder} is not a folder.`);
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another server that starts at the same moment was first.
    if (error.code !== 'EEXIST') throw error;
  });
}
