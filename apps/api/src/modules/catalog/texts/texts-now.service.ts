import { DEFAULT_LOCALE, directionOf } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../../db/database.ts';
import * as repo from '../catalog.repo.ts';
import type { Texts } from './interface-texts.service.ts';
import { saying } from './saying.ts';

/** As the catalogue's `texts`, for work that keeps nothing from one time to the next; with a prefix only keys that begin so. */
export async function textsNow(db: DbOrTx, wanted: string, prefix = ''): Promise<Texts> {
  const known = (await repo.locales(db)).some(({ code }) => code === wanted);
  const locale = known ? wanted : DEFAULT_LOCALE;
  const english = await repo.keyedStrings(db, DEFAULT_LOCALE, prefix);
  const own = locale === DEFAULT_LOCALE ? [] : await repo.keyedStrings(db, locale, prefix);
  const strings = Object.fromEntries([...english, ...own].map(({ key, text }) => [key ?? '', text]));
  return { locale, dir: directionOf(locale), t: saying(strings, locale) };
}
