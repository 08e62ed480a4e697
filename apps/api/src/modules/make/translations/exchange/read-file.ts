import { AppError } from '@flink/contract/errors/app-error.ts';
import { cleaningThread } from '../../../../cleaning/cleaning-thread.ts';
import type { ReadText } from './exchange-unit.ts';
import type { FileAnswer, SentFile } from './read-file-worker.ts';

const TIMEOUT_MS = 20_000;

const thread = cleaningThread(new URL('./read-file-worker.ts', import.meta.url), { timeoutMs: TIMEOUT_MS });

/** Reads a file in a worker: several megabytes take seconds, in which the server would answer nobody. */
export async function readFile(file: SentFile): Promise<readonly ReadText[]> {
  const { format, content, language } = file;
  const answer = await thread(JSON.stringify({ format, content, language } satisfies SentFile)).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError('translations.badFile', { cause: error });
    },
  );
  if (answer === null) throw new AppError('translations.badFile');
  const read = JSON.parse(answer) as FileAnswer;
  if ('refused' in read) throw new AppError(read.refused);
  return read.texts;
}
