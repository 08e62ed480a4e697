import { AppError } from '@flink/contract/errors/app-error.ts';
import { phraseMark } from '@flink/contract/rules/make/translation.ts';
import type { Db } from '../../../db/database.ts';
import { type Elsewhere, phrasesElsewhere, wordsElsewhere } from '../languages/phrases.repo.ts';
import type { Author } from '../make.scope.ts';
import { activityToSave } from '../saving/activity-works.repo.ts';
import { type CountSearch, categoryCounts } from './category-counts.repo.ts';

/** What lists and translators look up (spec 3 §2.3). */
export function makeListsService({ db }: { readonly db: Db }) {
  return {
    counts: (author: Author, search: CountSearch) => categoryCounts(db, author, search),

    async elsewhere(author: Author, id: string, language: string, phrase: string): Promise<Elsewhere[]> {
      const activity = await activityToSave(db, author, id, false);
      if (!activity) throw new AppError('notFound');
      const words = phrase.trim();
      const asked = { id, from: activity.locale, language };
      const [phrases, house] = await Promise.all([
        phrasesElsewhere(db, author, { ...asked, phrase: phraseMark(words) }),
        wordsElsewhere(db, { ...asked, words }),
      ]);
      const known = new Set(phrases.map(({ translation }) => translation));
      return [...phrases, ...house.filter(({ translation }) => !known.has(translation))];
    },
  };
}
