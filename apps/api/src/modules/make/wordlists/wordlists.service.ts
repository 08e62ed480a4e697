import type { CategorySet } from '@flink/contract/entities/make.ts';
import type {
  NewWordlist,
  SavedWordlist,
  Wordlist,
  WordlistRow,
} from '@flink/contract/entities/wordlists.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { canonical } from '@flink/contract/rules/make/activity-parts.ts';
import { distinctWords, MOST_WORDS, wordlistIssues } from '@flink/contract/rules/make/wordlist.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { isLanguage } from '../lists/edit-list.repo.ts';
import { sortedBy } from '../lists/sorting.ts';
import type { Author } from '../make.scope.ts';
import { removeMade } from '../trash/remove-made.ts';
import * as repo from './wordlists.repo.ts';
import { meaningsById, meaningsSpelt } from './words.repo.ts';

/** A list as it is to be kept. */
interface Wanted {
  readonly name: string;
  readonly locale: string;
  readonly educationalCategories: readonly CategorySet[];
  readonly words: readonly repo.KeptWord[];
}

/** Lists of words and what the words mean (spec 3 §5.2, §5.4, §7.4). */
export function wordlistsService({ db }: { readonly db: Db }) {
  async function known(tx: DbOrTx, author: Author, id: string): Promise<WordlistRow> {
    const list = await repo.wordlist(tx, author, id);
    if (!list) throw new AppError('notFound');
    return list;
  }

  async function shown(tx: DbOrTx, author: Author, id: string): Promise<Wordlist> {
    const [list, kept] = await Promise.all([known(tx, author, id), repo.words(tx, id)]);
    const ids = kept.flatMap(({ wordId }) => wordId ?? []);
    const names = kept.map(({ word }) => word);
    const [chosen, spelt] = await Promise.all([
      meaningsById(tx, author, list.locale, ids),
      meaningsSpelt(tx, author, list.locale, names),
    ]);
    return {
      ...list,
      words: kept.map(({ word, wordId }) => {
        const meanings = spelt.get(word) ?? [];
        return {
          word,
          // One that came into the words after the list was saved is found as well.
          meaning: (wordId && chosen.get(wordId)) || (meanings[0] ?? null),
          meaningCount: meanings.length,
        };
      }),
    };
  }

  /** Each once, with the meaning that was chosen where the word is spelt so, else the first that is. */
  async function withMeanings(
    tx: DbOrTx,
    author: Author,
    locale: string,
    written: readonly repo.KeptWord[],
  ): Promise<readonly repo.KeptWord[]> {
    const all = distinctWords(written, locale);
    const spelt = await meaningsSpelt(
      tx,
      author,
      locale,
      all.map(({ word }) => word),
    );
    return all.map(({ word, wordId }) => {
      const meanings = spelt.get(word) ?? [];
      const meaning = meanings.find(({ _id }) => _id === wordId) ?? meanings[0];
      return { word, wordId: meaning?._id ?? null };
    });
  }

  /** Keeps what is wanted of a list that nobody else is saving. */
  async function keep(tx: DbOrTx, author: Author, list: WordlistRow, wanted: Wanted): Promise<void> {
    const { name, locale, educationalCategories, words } = wanted;
    if (await isKept(tx, list, wanted)) return;
    const before = await repo.words(tx, list._id);
    const hasOtherWords = locale !== list.locale || canonical(words) !== canonical(before);
    if (hasOtherWords) await repo.replaceWords(tx, list._id, words);
    await repo.replaceCategories(tx, list._id, educationalCategories);
    await repo.update(tx, list._id, {
      name,
      locale,
      is_valid: wordlistIssues({ ...wanted, shipped: list.shipped }).length === 0,
      ...(hasOtherWords ? { was_changed: true } : {}),
      updated_by: author.userId,
    });
  }

  /** What a save of this list asks for, as it would be kept. */
  async function wantedOf(
    tx: DbOrTx,
    author: Author,
    list: WordlistRow,
    asked: Pick<SavedWordlist, 'name' | 'locale' | 'educationalCategories' | 'words'>,
  ): Promise<Wanted> {
    const { name, locale, educationalCategories: sets } = asked;
    await checkLanguage(tx, locale);
    return {
      name,
      locale,
      educationalCategories: sets
        ? await sortedBy(tx, author, sets, list.educationalCategories)
        : list.educationalCategories,
      words: await withMeanings(tx, author, locale, asked.words),
    };
  }

  async function locked(tx: DbOrTx, author: Author, id: string): Promise<WordlistRow> {
    await repo.lock(tx, id);
    return known(tx, author, id);
  }

  return {
    list: (author: Author, query: Parameters<typeof repo.search>[2]) => repo.search(db, author, query),

    async mine(author: Author) {
      const data = await repo.editList(db, author);
      return { data, total: data.length };
    },

    open: (author: Author, id: string): Promise<Wordlist> => shown(db, author, id),

    create: (author: Author, asked: NewWordlist): Promise<Wordlist> =>
      db.transaction().execute(async (tx) => {
        await checkLanguage(tx, asked.locale);
        const _id = uuidv7();
        await repo.insert(tx, {
          _id,
          name: asked.name,
          locale: asked.locale,
          created_by: author.userId,
          updated_by: author.userId,
        });
        await repo.putIntoEditList(tx, author, [_id]);
        const list = await known(tx, author, _id);
        const words = asked.words.map((word) => ({ word, wordId: null }));
        await keep(tx, author, list, await wantedOf(tx, author, list, { ...asked, words }));
        return shown(tx, author, _id);
      }),

    save: (author: Author, asked: SavedWordlist): Promise<Wordlist> =>
      db.transaction().execute(async (tx) => {
        const list = await locked(tx, author, asked._id);
        const wanted = await wantedOf(tx, author, list, asked);
        if (list.version !== asked.version && !(await isKept(tx, list, wanted)))
          throw new AppError('wordlists.changedByOthers', { theirs: await shown(tx, author, list._id) });
        await keep(tx, author, list, wanted);
        return shown(tx, author, list._id);
      }),

    /** Answers what Undo restores it by. */
    remove: (author: Author, id: string): Promise<string> =>
      db.transaction().execute(async (tx) => {
        const list = await locked(tx, author, id);
        if (list.activityCount > 0) throw new AppError('wordlists.inUse');
        return removeMade(tx, author, { kind: 'wordlists', table: 'wordlists', _id: id, title: list.name });
      }),

    /** Spec 3 §7.4, add-words: also tells the words that are not in the database. */
    addWords: (
      author: Author,
      {
        _id,
        words,
        replace,
      }: { readonly _id: string; readonly words: readonly string[]; readonly replace: boolean },
    ) =>
      db.transaction().execute(async (tx) => {
        const list = await locked(tx, author, _id);
        const before = replace ? [] : await repo.words(tx, _id);
        const all = [...before, ...words.map((word) => ({ word, wordId: null }))];
        const wanted = await wantedOf(tx, author, list, {
          name: list.name,
          locale: list.locale,
          educationalCategories: undefined,
          words: all,
        });
        if (wanted.words.length > MOST_WORDS)
          throw new AppError('request.tooLong', { fields: { words: 'request.tooLong' } });
        await keep(tx, author, list, wanted);
        const wordlist = await shown(tx, author, _id);
        return {
          wordlist,
          wordsNotInDB: wordlist.words.filter(({ meaning }) => meaning === null).map(({ word }) => word),
        };
      }),

    async addToEditList(author: Author, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      if ((await repo.seenAmong(db, author, wanted)) < wanted.length) throw new AppError('notFound');
      await repo.putIntoEditList(db, author, wanted);
    },

    async removeFromEditList(author: Author, ids: readonly string[]): Promise<void> {
      await repo.takeOutOfEditList(db, author, ids);
    },

    async wordsByNames(author: Author, locale: string, names: readonly string[]) {
      const wanted = distinctWords(
        names.map((word) => ({ word })),
        locale,
      ).map(({ word }) => word);
      const spelt = await meaningsSpelt(db, author, locale, wanted);
      return {
        data: wanted.flatMap((word) => spelt.get(word) ?? []),
        missedWords: wanted.filter((word) => !spelt.has(word)),
      };
    },
  };
}

/** A save that was answered and not heard is no clash. */
async function isKept(tx: DbOrTx, list: WordlistRow, wanted: Wanted): Promise<boolean> {
  const { name, locale, educationalCategories } = list;
  const words = await repo.words(tx, list._id);
  return canonical({ name, locale, educationalCategories, words }) === canonical(wanted);
}

async function checkLanguage(tx: DbOrTx, locale: string): Promise<void> {
  if (!(await isLanguage(tx, locale)))
    throw new AppError('activities.unknownLanguage', { fields: { locale: 'activities.unknownLanguage' } });
}
