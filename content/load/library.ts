import type { DbOrTx } from '@flink/api/db/database.ts';
import { LIBRARY_LOCALES, type LibraryGroup, libraryGroups } from '../library/library.ts';
import { libraryId } from '../library/library-id.ts';
import { characters, themes } from '../seed/themes.ts';
import type { LibraryLocale } from '../words/meanings.ts';
import { loadActivities } from './activities.ts';
import { loadMenus, type SolutionContent } from './menus.ts';
import { loadWordlists } from './wordlists.ts';
import { loadWords } from './words.ts';
import { loadWordsApart } from './words-apart.ts';

const SOLUTION_NAMES: Readonly<Record<LibraryLocale, string>> = {
  en: 'First words',
  es: 'Primeras palabras',
  sw: 'Maneno ya kwanza',
};

/** The library's activities, and a menu of them for each product in each language. */
export async function loadLibrary(
  tx: DbOrTx,
  productIds: readonly string[],
  onProgress: (progress: { readonly loaded: number; readonly total: number }) => void,
): Promise<void> {
  await loadWords(tx);
  await loadWordsApart(tx);
  await loadWordlists(tx);
  const groups = libraryGroups();
  const activities = groups.flatMap((group) => group.activities);
  for (const [index, chunk] of chunksOf(activities).entries()) {
    await loadActivities(tx, chunk);
    onProgress({
      loaded: Math.min((index + 1) * CHUNK, activities.length),
      total: activities.length,
    });
  }
  for (const productId of productIds) {
    await loadMenus(
      tx,
      productId,
      LIBRARY_LOCALES.map((locale) => solutionOf(productId, locale, groups)),
    );
  }
}

/** As many as are told at once. */
const CHUNK = 200;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );

function solutionOf(
  productId: string,
  locale: LibraryLocale,
  groups: readonly LibraryGroup[],
): SolutionContent {
  return {
    id: libraryId('solution', productId, locale),
    displayName: SOLUTION_NAMES[locale],
    locale,
    defaultFor: ['admins', 'members'],
    themes: themes.map(({ name }) => name),
    characters,
    groups: groups
      .filter((group) => group.locale === locale)
      .map((group) => ({
        id: libraryId('group', productId, group.key, locale),
        name: group.name,
        level: group.level,
        subject: group.subject,
        ...(group.wordlistId ? { generatedFrom: group.wordlistId } : {}),
        ...(group.defaultActivityId
          ? { defaultActivityId: group.defaultActivityId, lastActivityId: group.defaultActivityId }
          : {}),
        pictures: group.pictures,
        activityIds: group.activities.map(({ id }) => id),
      })),
  };
}
