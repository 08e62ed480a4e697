import { AppError } from '@flink/contract/errors/app-error.ts';
import { cleaningThread } from '../../../cleaning/cleaning-thread.ts';

const clean = cleaningThread(new URL('./safe-svg-worker.ts', import.meta.url));

export async function cleanSvg(svg: Uint8Array): Promise<Uint8Array> {
  const cleaned = await clean(decode(svg)).catch((cause: unknown) => {
    throw new AppError('files.typeNotAllowed', { cause });
  });
  if (cleaned === null) throw new AppError('files.typeNotAllowed');
  return Buffer.from(cleaned);
}

function decode(svg: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(svg);
  } catch (cause) {
    throw new AppError('files.typeNotAllowed', { cause });
  }
}
