import { AppError } from '@flink/contract/errors/app-error.ts';
import { MOST_PICTURES, MOST_RECORDINGS, RECORDING_NAME } from '@flink/contract/rules/play/work-limits.ts';
import { type FileKey, type FolderKey, parseFileKey, parseFolderKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';

/** A link is made when a work is opened, which may last an evening. */
const LINK_SECONDS = 4 * 3_600;

/** Apart from what makers reach: nobody comes here but by the rules of works. */
export const folderOf = (workId: string): FolderKey => parseFolderKey(`learners/${workId}`);

export const keyOf = (workId: string, filename: string): FileKey =>
  parseFileKey(`${folderOf(workId)}/${filename}`);

const nameIn = (key: FileKey): string => key.slice(key.lastIndexOf('/') + 1);

const isRecording = (filename: string): boolean => RECORDING_NAME.test(filename);

/** What a file is for is said by its name, what it is by its bytes. */
export const kindOf = (filename: string) => (isRecording(filename) ? 'audio' : 'image');

export async function filesIn(files: FileStore, workId: string) {
  const { files: listed } = await files.list(folderOf(workId));
  return Promise.all(
    listed.map(async ({ key, size }) => ({
      filename: nameIn(key),
      size,
      url: await linkTo(files, key),
    })),
  );
}

export const linkTo = (files: FileStore, key: FileKey): Promise<string> =>
  files.signDownload({ key, expiresInSeconds: LINK_SECONDS });

/** Writing over a file takes no room. */
export async function checkRoom(files: FileStore, workId: string, added: readonly string[]): Promise<void> {
  const { files: listed } = await files.list(folderOf(workId));
  const names = [...new Set([...listed.map(({ key }) => nameIn(key)), ...added])];
  const recordings = names.filter(isRecording).length;
  if (recordings > MOST_RECORDINGS || names.length - recordings > MOST_PICTURES)
    throw new AppError('work.tooManyFiles');
}

export async function removeFolder(files: FileStore, workId: string): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<FileStore['list']>> = await files.list(folderOf(workId), { cursor });
    await files.remove(page.files.map(({ key }) => key));
    cursor = page.cursor;
  } while (cursor !== null);
}
