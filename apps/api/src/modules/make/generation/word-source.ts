import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import type { madeGroupsService } from '../groups/made-groups.service.ts';
import type { Author } from '../make.scope.ts';
import type { wordlistsService } from '../wordlists/wordlists.service.ts';
import { meaningsById, meaningsSpelt, saidIn } from '../wordlists/words.repo.ts';
import * as repo from './generation.repo.ts';
import { type ListedWord, type PreparedWord, preparedWords } from './generator-words.ts';
import { filesIn, lostFiles } from './word-files.ts';

/** What games are made of. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly wordlistId: string | null;
  readonly listed: readonly ListedWord[];
  readonly words: readonly PreparedWord[];
  /** Written in the list, and not in the words database for the language. */
  readonly unknown: readonly string[];
  /** Keys of the files of its words, and those of them that are lost. */
  readonly files: readonly string[];
  readonly lost: ReadonlySet<string>;
  readonly help?: MadeGroup['multilangWordsHelp'][string] | undefined;
}

interface Needs {
  readonly db: DbOrTx;
  readonly files: FileStore;
  readonly wordlists: Pick<ReturnType<typeof wordlistsService>, 'open'>;
  readonly groups: Pick<ReturnType<typeof madeGroupsService>, 'open'>;
}

/** The words of a list or of a group, with all that games know of them. */
export function wordSources({ db, files, wordlists, groups }: Needs) {
  async function prepared(
    from: Pick<Source, 'id' | 'name' | 'locale' | 'wordlistId' | 'help'>,
    listed: readonly ListedWord[],
  ): Promise<Source> {
    const ids = listed.flatMap(({ meaning }) => meaning?._id ?? []);
    const keys = filesIn(listed, from.help?.helpAudio);
    const [speaks, apart, lists, lost, library] = await Promise.all([
      repo.speaks(db, from.locale),
      repo.apartFrom(db, ids),
      repo.libraryLists(db, ids),
      lostFiles(files, keys),
      from.wordlistId === null ? null : repo.libraryKnowledge(db, from.wordlistId),
    ]);
    return {
      ...from,
      ...(from.help && lost.has(from.help.helpAudio) ? { help: { ...from.help, helpAudio: '' } } : {}),
      listed,
      words: preparedWords(listed, { locale: from.locale, speaks, lost, apart, lists, library }),
      unknown: listed.filter(({ meaning }) => meaning === null).map(({ word }) => word),
      files: keys.filter((key) => !lost.has(key)),
      lost,
    };
  }

  async function ofList(author: Author, id: string): Promise<Source> {
    const { name, locale, words } = await wordlists.open(author, id);
    return prepared({ id, name, locale, wordlistId: id }, words);
  }

  return {
    ofList,

    /** Words that were chosen by their meaning; one that the language does not say is left out. */
    async ofWords(
      author: Author,
      from: Pick<Source, 'id' | 'name' | 'locale'>,
      ids: readonly string[],
    ): Promise<Source> {
      const [chosen, said] = await Promise.all([
        meaningsById(db, author, from.locale, ids),
        saidIn(db, from.locale, ids),
      ]);
      const listed = ids.flatMap((id) => {
        const meaning = said.has(id) ? chosen.get(id) : undefined;
        return meaning ? [{ word: meaning.word, meaning }] : [];
      });
      return prepared({ ...from, wordlistId: null }, listed);
    },

    /** In its own language as they are written there; in another one as the words database says them. */
    async ofGroup(author: Author, id: string, wanted?: string): Promise<Source> {
      const group = await groups.open(author, id);
      if (group.locale === null) throw new AppError('play.groupNotFound');
      const locale = wanted ?? group.locale;
      const help = group.multilangWordsHelp[locale];
      const from = { id, name: group.name, locale, wordlistId: group.wordlistId, help };
      const asList = group.type !== 'word' && group.wordlistId !== null && from.locale === group.locale;
      // A group that a list stands behind is made of the list as it is now.
      if (asList && group.wordlistId !== null) {
        const list = await ofList(author, group.wordlistId);
        return { ...list, ...from };
      }
      const written = group.multilanguageWords;
      const ids = written.flatMap(({ wordId }) => wordId ?? []);
      const chosen = await meaningsById(db, author, from.locale, ids);
      if (from.locale !== group.locale) {
        const said = await saidIn(db, from.locale, ids);
        return prepared(
          from,
          written.map(({ word, wordId }) => {
            const meaning = wordId && said.has(wordId) ? (chosen.get(wordId) ?? null) : null;
            return { word: meaning?.word ?? word, meaning };
          }),
        );
      }
      const names = written.map(({ word }) => word);
      const spelt = await meaningsSpelt(db, author, from.locale, names);
      return prepared(
        from,
        written.map(({ word, wordId }) => ({
          word,
          meaning: first(wordId && chosen.get(wordId), spelt.get(word)),
        })),
      );
    },
  };
}

export type WordSources = ReturnType<typeof wordSources>;

/** What one template is given to make a game of; made anew in its group, it has the lot it was made with of the list. */
export const taskOf = ({ words, locale, id, wordlistId, help }: Source) => ({
  words,
  locale,
  source: wordlistId ?? id,
  help,
});

const first = (
  chosen: WordMeaning | undefined | null | '',
  spelt: readonly WordMeaning[] | undefined,
): WordMeaning | null => chosen || (spelt?.[0] ?? null);
