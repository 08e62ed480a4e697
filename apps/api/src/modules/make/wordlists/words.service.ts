import { isSpeechAddress, speechAddress } from '@flink/contract/client/speech-address.ts';
import type { NewWord, WordChange, WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { isFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import type { FilesService } from '../../files/files.service.ts';
import { isLanguage } from '../edit-list.repo.ts';
import type { Author } from '../make.scope.ts';
import * as repo from './words.repo.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<FileStore, 'exists'>;
  readonly sentFiles: Pick<FilesService, 'linkTo'>;
}

/** What is sent of a word, whether it is new or there already. */
type Fields = Omit<WordChange, '_id'>;

/** Where files of words lie. */
const FOLDERS = ['words/', 'office/words/'];
/** As many pictures as are looked at at once. */
const MOST_PICTURES = 6;

/** Empty is the same as none. */
const orNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

/** Words that are made and completed while a list is (spec 3 §3). */
export function wordsService({ db, files, sentFiles }: Needs) {
  const linkTo = async (key: string) =>
    [key, key.startsWith('/') ? key : await sentFiles.linkTo(key)] as const;
  const linksTo = async (keys: readonly string[]): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(await Promise.all([...new Set(keys)].map(linkTo)));

  /** Whether pictures and sounds of words are there. */
  async function checkAssets(tx: DbOrTx, keys: readonly string[]) {
    const pictures = await repo.knownPictures(
      tx,
      keys.filter((key) => key.startsWith('/')),
    );
    const isThere = (key: string) =>
      key.startsWith('/')
        ? isSpeechAddress(key) || pictures.has(key)
        : isFileKey(key) && FOLDERS.some((folder) => key.startsWith(folder)) && files.exists(key);
    return Promise.all(keys.map(async (key) => ({ key, success: await isThere(key) })));
  }

  async function checkSent(tx: DbOrTx, locale: string, all: readonly Fields[]): Promise<void> {
    if (!(await isLanguage(tx, locale)))
      throw new AppError('activities.unknownLanguage', { fields: { locale: 'activities.unknownLanguage' } });
    const keys = all.flatMap(({ wordImage, wordAudio, definitionAudio }) =>
      [wordImage, wordAudio, definitionAudio].filter((key) => key != null),
    );
    const checked = await checkAssets(tx, keys);
    if (checked.some(({ success }) => !success)) throw new AppError('files.notFound');
  }

  async function ordered(tx: DbOrTx, author: Author, locale: string, ids: readonly string[]) {
    const found = await repo.meaningsById(tx, author, locale, ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    checkAssets: (keys: readonly string[]) => checkAssets(db, keys),

    async suggest(locale: string, words: readonly string[]) {
      const data = await Promise.all(
        words.map(async (word) => ({
          word,
          pictures: word === '' ? [] : await repo.picturesLike(db, word, locale, MOST_PICTURES),
        })),
      );
      return { data, links: await linksTo(data.flatMap(({ pictures }) => pictures.map(({ key }) => key))) };
    },

    make: (author: Author, locale: string, words: readonly NewWord[]): Promise<readonly WordMeaning[]> =>
      db.transaction().execute(async (tx) => {
        await checkSent(tx, locale, words);
        const rows = words.map(({ _id, word, wordImage, ...fields }) => ({
          _id,
          word,
          translations: JSON.stringify({ [locale]: word }),
          picture: wordImage ?? null,
          ...columnsOf(locale, toldOf(fields)),
          created_by: author.userId,
        }));
        await repo.insertWords(tx, rows);
        return ordered(
          tx,
          author,
          locale,
          words.map(({ _id }) => _id),
        );
      }),

    /** What a word lacks is added by everybody; what it has is changed by its maker, and by who manages words. */
    change: (
      author: Author,
      locale: string,
      changes: readonly WordChange[],
    ): Promise<readonly WordMeaning[]> =>
      db.transaction().execute(async (tx) => {
        await checkSent(tx, locale, changes);
        const ids = changes.map(({ _id }) => _id);
        await repo.lockWords(tx, ids);
        const before = await repo.meaningsById(tx, author, locale, ids);
        for (const { _id, ...fields } of changes) {
          const meaning = before.get(_id);
          if (!meaning) throw new AppError('notFound');
          if (!meaning.mayChange && writesOver(meaning, fields)) throw new AppError('words.notYours');
          const { wordImage } = fields;
          await repo.tellWord(tx, _id, locale, toldOf(saidAnew(meaning, locale, fields)), wordImage);
        }
        return ordered(tx, author, locale, ids);
      }),

    /** Where the files of meanings can be got for a while, by key. */
    linksOf: (meanings: readonly (WordMeaning | null)[]) =>
      linksTo(
        meanings.flatMap((meaning) =>
          [meaning?.wordImage, meaning?.wordAudio, meaning?.definitionAudio].filter((key) => key != null),
        ),
      ),
  };
}

/** Whether something that the word has would be another, or gone. Over the house's voice anybody may speak. */
function writesOver(meaning: WordMeaning, fields: Fields): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const has = meaning[name as keyof Fields];
    const isSpoken = name === 'wordAudio' && typeof has === 'string' && isSpeechAddress(has);
    const isThere = Array.isArray(has) ? has.length > 0 : has !== null && !(isSpoken && value !== null);
    return value !== undefined && isThere && String(value ?? '') !== String(has);
  });
}

/** Where the house's voice speaks the word, a new pronunciation is what it says. */
function saidAnew(meaning: WordMeaning, locale: string, fields: Fields): Fields {
  const audio = fields.wordAudio === undefined ? meaning.wordAudio : fields.wordAudio;
  if (fields.pronunciation === undefined || audio === null || !isSpeechAddress(audio)) return fields;
  return { ...fields, wordAudio: speechAddress(locale, orNull(fields.pronunciation) ?? meaning.word) };
}

function toldOf({
  definition,
  sentence,
  syllables,
  pronunciation,
  wordAudio,
  definitionAudio,
}: Fields): repo.Told {
  const told = {
    definitions: definition,
    sentences: sentence,
    syllables: syllables?.filter((one) => one !== '').join(repo.SYLLABLES_MARK),
    pronunciations: pronunciation,
    sounds: wordAudio,
    definition_sounds: definitionAudio,
  };
  return Object.fromEntries(
    Object.entries(told).flatMap(([column, value]) => (value === undefined ? [] : [[column, orNull(value)]])),
  );
}

const columnsOf = (locale: string, told: repo.Told) =>
  Object.fromEntries(
    Object.entries(told).flatMap(([column, value]) =>
      value === null ? [] : [[column, JSON.stringify({ [locale]: value })]],
    ),
  );
