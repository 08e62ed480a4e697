import { access, constants, mkdir, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if (!(await stat(folder)).isDirectory()) throw new Error('not a folder');
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to: give this user the right to, or set FLINK_DATA to another folder.`,
      { cause: error },
    );
  }
}
