import { AppError } from '@flink/contract/errors/app-error.ts';
import { readCaptions, writeCaptions } from '@flink/contract/rules/films/captions.ts';

/** The captions of a WebVTT file and nothing else: no styles, no markup. */
export function tidyCaptions(bytes: Uint8Array): Uint8Array {
  const cues = readCaptions(textOf(bytes));
  if (cues === null) throw new AppError('files.captions');
  return Buffer.from(writeCaptions(cues));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('files.captions');
  }
}
