import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';

/** Where films lie, each kind with a folder for every language (spec 1 §7). */
export type FilmKind = 'videos' | 'quick-start' | 'animations';

/** A language without the film gets the English one from the server. */
export const filmAddress = (kind: FilmKind, filename: string, locale: string): string =>
  mediaAddress(filename, kind, locale);
