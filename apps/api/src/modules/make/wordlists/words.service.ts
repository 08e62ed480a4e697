import { isSpeechAddress, speechAddress } from '@flink/contract/client/speech-address.ts';
import type { NewWord, WordChange, WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { isFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import type { FilesService } from '../../files/files.service.ts';
import { isLanguage } from '../lists/edit-list.repo.ts';
import type { Author } from '../make.scope.ts';
import * as repo from './words.repo.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<FileStore, 'exists' | 'stat'>;
  readonly sentFiles: Pick<FilesService, 'linkTo'>;
}

/** What is sent of a word, whether it is new or there already. */
type Fields = Omit<WordChange, '_id'>;

/** What there is already; no word where the meaning is not said in the language. */
type Known = Omit<WordMeaning, 'word'> & { readonly word: string | null };

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
    const pictures = all.flatMap(({ wordImage }) => wordImage ?? []);
    const sounds = all.flatMap(({ wordAudio, definitionAudio }) =>
      [wordAudio ?? [], definitionAudio ?? []].flat(),
    );
    const checked = await checkAssets(tx, [...pictures, ...sounds]);
    if (checked.some(({ success }) => !success)) throw new AppError('files.notFound');
    const areRight = await Promise.all([
      ...pictures.map((key) => isOfKind(key, 'image/')),
      ...sounds.map((key) => isOfKind(key, 'audio/')),
    ]);
    if (areRight.includes(false)) throw new AppError('files.typeNotAllowed');
  }

  /** What begins with a slash is ours: a picture of the library, or the voice. */
  const isOfKind = async (key: string, kind: 'image/' | 'audio/'): Promise<boolean> =>
    isFileKey(key)
      ? (await files.stat(key)).contentType.startsWith(kind)
      : isSpeechAddress(key) === (kind === 'audio/');

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
        const rows = words.map(({ _id, word, ...fields }) => ({
          _id,
          word,
          translations: JSON.stringify({ [locale]: word }),
          ...repo.columnsOf(toldOf(asSpoken({ word, pronunciation: null }, locale, fields)), locale),
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

    /** What a word lacks is added by everybody; what it has is changed by who told it, and by who manages words. */
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
        const said = await repo.saidIn(tx, locale, ids);
        for (const { _id, ...fields } of changes) {
          const meaning = before.get(_id);
          if (!meaning) throw new AppError('notFound');
          const known: Known = { ...meaning, word: said.has(_id) ? meaning.word : null };
          if (!meaning.mayChange && writesOver(known, fields)) throw new AppError('words.notYours');
          const heard = asSpoken({ ...meaning, word: fields.word ?? meaning.word }, locale, fields);
          await repo.tellWord(tx, author, _id, locale, toldOf(changedIn(known, heard)));
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

/**
 * Whether something that somebody else told of the word would be another, or gone. A voice of people is better than the
 * voice of the house: anybody may record over that one, and what they recorded is theirs.
 */
function writesOver(meaning: Known, fields: Fields): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const field = name as keyof Fields;
    const has = meaning[field];
    if (value === undefined || meaning.own.includes(field) || isSame(has, value)) return false;
    const isRecordedOver = field === 'wordAudio' && isHouseVoice(has) && typeof value === 'string';
    return Array.isArray(has) ? has.length > 0 : has !== null && !isRecordedOver;
  });
}

const isHouseVoice = (audio: unknown): boolean => typeof audio === 'string' && isSpeechAddress(audio);

const isSame = (has: unknown, value: unknown): boolean => String(value ?? '') === String(has ?? '');

/** What is told as it is already stays whose it was. */
const changedIn = (meaning: Known, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(meaning[name as keyof Fields], value)),
  );

/** The voice of the house says the word, as its pronunciation is written, and nothing else that somebody sends. */
function asSpoken(
  {
    word,
    pronunciation,
    wordAudio = null,
  }: Pick<WordMeaning, 'word' | 'pronunciation'> & Partial<WordMeaning>,
  locale: string,
  fields: Fields,
): Fields {
  const audio = fields.wordAudio === undefined ? wordAudio : fields.wordAudio;
  if (!isHouseVoice(audio) || (fields.wordAudio === undefined && fields.pronunciation === undefined))
    return fields;
  const said = orNull(fields.pronunciation === undefined ? pronunciation : fields.pronunciation);
  return { ...fields, wordAudio: speechAddress(locale, said ?? word) };
}

function toldOf({ syllables, ...fields }: Fields): repo.Told {
  const told = {
    ...fields,
    syllables: syllables?.filter((one) => one !== '').join(repo.SYLLABLES_MARK),
  };
  return Object.fromEntries(
    Object.entries(told).flatMap(([field, value]) => (value === undefined ? [] : [[field, orNull(value)]])),
  );
}
