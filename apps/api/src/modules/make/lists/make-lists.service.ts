import { AppError } from '@flink/contract/errors/app-error.ts';
import { phraseMark } from '@flink/contract/rules/make/translation.ts';
import type { Db } from '../../../db/database.ts';
import {
  type Elsewhere,
  type GlossaryTerm,
  phrasesElsewhere,
  similarPhrases,
  termsIn,
  wordsElsewhere,
} from '../languages/phrases.repo.ts';
import type { Author } from '../make.scope.ts';
import { activityToSave } from '../saving/activity-works.repo.ts';
import { type CountSearch, categoryCounts } from './category-counts.repo.ts';

/** More suggestions than these are no help. */
const MAX_OFFERED = 5;

/** At the beginning of a word: "cats" holds "cat", and "concatenate" does not. */
function isWordIn(term: string, words: string): boolean {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}\\p{L}{0,3}(?![\\p{L}\\p{N}])`, 'iu').test(words);
}

/** What lists and translators look up (spec 3 §2.3). */
export function makeListsService({ db }: { readonly db: Db }) {
  return {
    counts: (author: Author, search: CountSearch) => categoryCounts(db, author, search),

    async elsewhere(
      author: Author,
      id: string,
      language: string,
      phrase: string,
    ): Promise<{ readonly data: Elsewhere[]; readonly terms: GlossaryTerm[] }> {
      const activity = await activityToSave(db, author, id, false);
      if (!activity) throw new AppError('notFound');
      const words = phrase.trim();
      const asked = { id, from: activity.locale, language };
      const [phrases, house, similar, terms] = await Promise.all([
        phrasesElsewhere(db, author, { ...asked, phrase: phraseMark(words) }),
        wordsElsewhere(db, { ...asked, words }),
        similarPhrases(db, author, { ...asked, phrase: phraseMark(words), words }),
        termsIn(db, { ...asked, words }),
      ]);
      const known = new Set(phrases.map(({ translation }) => translation));
      const exact = [...phrases, ...house.filter(({ translation }) => !known.has(translation))];
      for (const { translation } of exact) known.add(translation);
      return {
        data: [...exact, ...similar.filter(({ translation }) => !known.has(translation))].slice(
          0,
          MAX_OFFERED,
        ),
        terms: terms.filter(({ term }) => isWordIn(term, words)),
      };
    },
  };
}
