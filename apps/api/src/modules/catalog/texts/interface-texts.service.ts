import { placeOfText, type TextPlace } from '@flink/contract/texts/texts-by-place.ts';
import { DEFAULT_LOCALE, directionOf, type TextParams } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../../db/database.ts';
import { ttlCache } from '../../../ttl-cache.ts';
import * as repo from '../catalog.repo.ts';
import { saying } from './saying.ts';

/** A changed text shows within seconds on every server; a page load does not read thousands of rows each time. */
export const TEXTS_KEPT_MS = 5_000;

/** Interface texts in one language, for what the server itself writes: mails, messages, its few own pages. */
export interface Texts {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  t(key: string, params?: TextParams): string;
}

/** The interface texts as people have edited them, kept for a moment. */
export function interfaceTexts(db: Db) {
  const knownLocales = ttlCache(TEXTS_KEPT_MS, async () => repo.locales(db));

  const rows = ttlCache(TEXTS_KEPT_MS, async (locale) => {
    const [english, own] = await Promise.all([
      repo.keyedStrings(db, DEFAULT_LOCALE),
      locale === DEFAULT_LOCALE ? [] : repo.keyedStrings(db, locale),
    ]);
    const strings = Object.fromEntries([...english, ...own].map(({ key, text }) => [key ?? '', text]));
    const shownIn = (place: TextPlace) =>
      Object.fromEntries(Object.entries(strings).filter(([key]) => placeOfText(key) === place));
    return {
      strings,
      everywhere: shownIn('everywhere'),
      office: shownIn('office'),
      account: shownIn('account'),
      speaks: locale === DEFAULT_LOCALE || own.length > 0,
    };
  });

  const known = async (locale: string) =>
    (await knownLocales('all')).some(({ code }) => code === locale) ? locale : DEFAULT_LOCALE;

  return {
    knownLocales,
    rows,
    known,

    /** English where the language is not known, or a text not translated. */
    async texts(wanted: string): Promise<Texts> {
      const locale = await known(wanted);
      const { strings } = await rows(locale);
      return {
        locale,
        dir: directionOf(locale),
        t: saying(strings, locale),
      };
    },
  };
}
