import { asPiece, asPieces, type Fields, inPlaceOf, isFields } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const withoutNothing = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** A picture may be its file alone. */
const asPictures = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? { text: '', image: one } : asPiece(one)))
    : undefined;

const inLanguages = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([locale, guides]) => [locale, asPieces(guides)]))
    : undefined;

/**
 * Spec 2 §3: guides are texts or strings, with audio or audioPath; in several languages they lie under
 * `multiLocaleGuides`, or `multiLocaleGuides` is only a switch and `guides` holds them by language.
 */
export const kindly: Migration = ({ options, gameData }) => {
  const told = isFields(options) ? withoutNothing(options) : options;
  if (!isFields(gameData)) return { options: told, gameData };
  const data = withoutNothing(gameData);
  const { guides, starters, images, words, reading, multiLocaleGuides, defaultLocale, ...rest } = data;
  const byLocale = isFields(guides) ? inLanguages(guides) : inLanguages(multiLocaleGuides);
  const first = typeof defaultLocale === 'string' ? defaultLocale : undefined;
  return {
    options: told,
    gameData: inPlaceOf(rest, {
      guides: isFields(guides) ? undefined : asPieces(guides),
      starters: asPieces(starters),
      images: asPictures(images),
      words: asPieces(words),
      reading: reading === undefined || reading === '' ? undefined : asPiece(reading),
      multiLocaleGuides: byLocale,
      defaultLocale: first,
    }),
  };
};
