import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';

/** Where films lie, each kind with a folder for every language. */
export type FilmKind = 'videos' | 'quick-start' | 'animations';

/** Where a film may be: in the folder of the language, else in that of English. */
export function videoSources(kind: FilmKind, filename: string, locale: string): readonly string[] {
  const languages = [...new Set([locale, DEFAULT_LOCALE])];
  return [...new Set(languages.map((language) => mediaAddress(filename, kind, language)))];
}
