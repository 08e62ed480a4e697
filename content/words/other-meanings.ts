import type { LibraryLocale } from './meanings.ts';
import { en } from './other-meanings/en.ts';
import { es } from './other-meanings/es.ts';
import { sw } from './other-meanings/sw.ts';
import type { ToldRow } from './other-meanings/told-row.ts';

interface Told {
  readonly definition: string;
  readonly sentence: string;
}

const byEnglish = (rows: readonly ToldRow[]): ReadonlyMap<string, Told> =>
  new Map(rows.map(([english, definition, sentence]) => [english, { definition, sentence }]));

/** Of the words that no picture shows, by their English names. */
export const otherMeaningsIn: Readonly<Record<LibraryLocale, ReadonlyMap<string, Told>>> = {
  en: byEnglish(en),
  es: byEnglish(es),
  sw: byEnglish(sw),
};
