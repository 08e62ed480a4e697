import type { EXCHANGE_FORMATS } from '@flink/contract/calls/make/translation-files.ts';
import { cleanInThread } from '../../../../cleaning/clean-in-thread.ts';
import { BadFile, OtherLanguage, type ReadText } from './exchange-unit.ts';
import { readXliff } from './read-xliff.ts';
import { readXlsx } from './read-xlsx.ts';
import { readCsv } from './tables.ts';

export interface SentFile {
  readonly format: (typeof EXCHANGE_FORMATS)[number];
  /** Base64. */
  readonly content: string;
  readonly language: string;
}

export type FileAnswer =
  | { readonly texts: readonly ReadText[] }
  | { readonly refused: 'translations.badFile' | 'translations.otherLanguage' };

await cleanInThread(async () => (sent) => JSON.stringify(answer(JSON.parse(sent) as SentFile)));

function answer(file: SentFile): FileAnswer {
  try {
    return { texts: textsOf(file) };
  } catch (error) {
    if (error instanceof BadFile) return { refused: 'translations.badFile' };
    if (error instanceof OtherLanguage) return { refused: 'translations.otherLanguage' };
    throw error;
  }
}

function textsOf({ format, content, language }: SentFile): readonly ReadText[] {
  const bytes = Buffer.from(content, 'base64');
  if (format === 'xlsx') return readXlsx(bytes, language);
  const text = textIn(bytes);
  return format === 'xliff' ? readXliff(text, language) : readCsv(text, language);
}

/** UTF-8 or UTF-16; what a spreadsheet saved in neither is read as Windows reads it. */
function textIn(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
