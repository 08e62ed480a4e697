import { type MadeGroup, MOST_ELEMENTS } from '@flink/contract/calls/make/made-groups.ts';
import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { distinctWords } from '@flink/contract/rules/make/wordlist.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { isFileKey } from '../../../ports/files/key.ts';
import { isLanguage } from '../lists/edit-list.repo.ts';
import { sortedBy, withKept } from '../lists/sorting.ts';
import { seenAmong } from '../made-activities.repo.ts';
import type { Author, GroupKind } from '../make.scope.ts';
import type { savingService } from '../saving/saving.service.ts';
import { removeMade } from '../trash/remove-made.ts';
import { meaningsSpelt } from '../wordlists/words.repo.ts';
import * as repo from './made-groups.repo.ts';

interface Element {
  readonly _id: string;
  readonly isGroup: boolean;
}

interface SeenElement extends Element {
  readonly isSeen: boolean;
}

interface Changed {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
  readonly elements: readonly Element[];
  readonly educationalCategories?: readonly CategorySet[] | undefined;
  readonly words?: readonly string[] | undefined;
  readonly multilangWordsHelp?: MadeGroup['multilangWordsHelp'] | undefined;
}

interface Created extends Omit<Changed, '_id' | 'version' | 'multilangWordsHelp'> {
  readonly type: GroupKind;
  readonly locale?: string | undefined;
}

/** Spec 3 §6: which types of groups a role has to do with. */
function checkKind({ groupKinds }: Author, kind: GroupKind): void {
  if (!groupKinds.includes(kind)) throw new AppError('access.denied');
}

/** What who plays it would be told (spec 3 §8). */
function whyNotPlayed(
  state: { readonly elementCount: number; readonly hasUnready: boolean } | undefined,
): AppError | null {
  if (!state) return new AppError('play.groupNotFound');
  if (state.elementCount === 0) return new AppError('play.groupEmpty');
  return state.hasUnready ? new AppError('activities.notReady') : null;
}

const keyOf = ({ _id, isGroup }: Element) => `${isGroup ? 'group' : 'activity'} ${_id}`;

async function checkLanguage(tx: DbOrTx, locale: string): Promise<void> {
  if (!(await isLanguage(tx, locale)))
    throw new AppError('activities.unknownLanguage', { fields: { locale: 'activities.unknownLanguage' } });
}

/** What is heard before a game is a file of words, or the voice of the house: nothing from elsewhere. */
function checkHelp(help: MadeGroup['multilangWordsHelp']): void {
  const isHeard = (audio: string) =>
    audio === '' || isSpeechAddress(audio) || (audio.startsWith('words/') && isFileKey(audio));
  if (!Object.values(help).every(({ helpAudio }) => isHeard(helpAudio))) throw new AppError('files.badKey');
}

interface Needs {
  readonly db: Db;
  readonly saving: Pick<ReturnType<typeof savingService>, 'cleanLanguage'>;
}

/** Groups that authors put together (spec 3 §7.4). */
export function madeGroupsService({ db, saving }: Needs) {
  async function known(tx: DbOrTx, author: Author, id: string) {
    const group = await repo.group(tx, author, id);
    if (!group) throw new AppError('play.groupNotFound');
    return group;
  }

  async function shown(tx: DbOrTx, author: Author, id: string): Promise<MadeGroup> {
    const elements = await repo.elements(tx, author, id);
    return {
      ...(await known(tx, author, id)),
      multilanguageWords: await repo.groupWords(tx, id),
      languages: await repo.groupLanguages(tx, id),
      elements: elements.filter(({ isSeen }) => isSeen).map(({ isSeen: _, ...element }) => element),
      educationalCategories: await repo.categories(tx, id),
    };
  }

  async function sort(
    tx: DbOrTx,
    author: Author,
    id: string,
    sets: readonly CategorySet[] | undefined,
  ): Promise<void> {
    if (sets === undefined) return;
    await repo.replaceCategories(tx, id, await sortedBy(tx, author, sets, await repo.categories(tx, id)));
  }

  async function checkName(tx: DbOrTx, kind: GroupKind, name: string, but: string | null): Promise<void> {
    if (await repo.isTaken(tx, kind, name, but))
      throw new AppError('wordlists.groupNameTaken', { fields: { name: 'wordlists.groupNameTaken' } });
  }

  /**
   * What is to stand in the group. What is not in it yet must be there and be seen; nothing stands in it twice; what
   * somebody does not see stays where it is.
   */
  async function elementsOf(
    tx: DbOrTx,
    author: Author,
    kind: GroupKind,
    wanted: readonly Element[],
    before: readonly SeenElement[],
  ): Promise<readonly Element[]> {
    if (new Set(wanted.map(({ _id }) => _id)).size < wanted.length) throw new AppError('menus.twice');
    const old = new Set(before.map(keyOf));
    const added = wanted.filter((one) => !old.has(keyOf(one)));
    const ids = (isGroup: boolean) => added.filter((one) => one.isGroup === isGroup).map(({ _id }) => _id);
    if ((await seenAmong(tx, author, ids(false))).length < ids(false).length) throw new AppError('notFound');
    if ((await repo.knownGroups(tx, author, kind, ids(true))) < ids(true).length)
      throw new AppError('play.groupNotFound');
    const hidden = new Set(before.filter(({ isSeen }) => !isSeen).map(keyOf));
    const all = withKept<Element>(wanted, before, (one) => hidden.has(keyOf(one)));
    if (all.length > MOST_ELEMENTS)
      throw new AppError('request.tooLong', { fields: { elements: 'request.tooLong' } });
    return all;
  }

  /** As they are written, each once, with the first meaning that is spelt so. */
  async function writtenWords(tx: DbOrTx, author: Author, locale: string, words: readonly string[]) {
    const all = distinctWords(
      words.map((word) => ({ word })),
      locale,
    ).map(({ word }) => word);
    const spelt = await meaningsSpelt(tx, author, locale, all);
    return all.map((word) => ({ word, wordId: spelt.get(word)?.[0]?._id ?? null }));
  }

  return {
    checkKind,

    /** A group that comes with what is made for it; the rest is put in by who makes it. */
    async createIn(
      tx: DbOrTx,
      author: Author,
      wanted: {
        readonly kind: GroupKind;
        readonly name: string;
        readonly educationalCategories: readonly CategorySet[];
      },
    ): Promise<string> {
      await repo.lockGroups(tx);
      await checkName(tx, wanted.kind, wanted.name, null);
      const _id = uuidv7();
      await repo.insertGroup(tx, { _id, kind: wanted.kind, name: wanted.name, created_by: author.userId });
      await repo.replaceCategories(tx, _id, wanted.educationalCategories);
      return _id;
    },

    addElementsIn: (tx: DbOrTx, id: string, activityIds: readonly string[]) =>
      repo.addElements(tx, id, activityIds),

    replaceWordsIn: repo.replaceWords,

    /** Told while it is written; who saves first has it all the same. */
    async nameIsFree(author: Author, kind: GroupKind, name: string) {
      checkKind(author, kind);
      const freeName = await repo.freeName(db, kind, name.trim());
      return { isFree: freeName === name.trim(), freeName };
    },

    /** Under names that are free: a list that was brought over before comes beside it. */
    transfer: (author: Author, lists: readonly Wordlist[]) => {
      checkKind(author, 'word');
      return db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        const made = [];
        for (const list of lists) {
          const [_id, name] = [uuidv7(), await repo.freeName(tx, 'word', list.name.trim() || 'Words')];
          await repo.insertGroup(tx, {
            _id,
            kind: 'word',
            name,
            created_by: author.userId,
            locale: list.locale,
            wordlist_id: list._id,
          });
          await repo.replaceCategories(tx, _id, list.educationalCategories);
          await repo.replaceWords(
            tx,
            _id,
            list.words.map(({ word, meaning }) => ({ word, wordId: meaning?._id ?? null })),
          );
          await repo.putIntoList(tx, author, [_id]);
          made.push({ _id, name });
        }
        return made;
      });
    },

    async addToList(author: Author, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      if ((await repo.wordGroupsSeen(db, author, wanted)) < wanted.length)
        throw new AppError('play.groupNotFound');
      await repo.putIntoList(db, author, wanted);
    },

    async removeFromList(author: Author, ids: readonly string[]): Promise<void> {
      await repo.takeOutOfList(db, author, ids);
    },

    /** In the order in which they were asked for; one that nobody sees is not there. */
    async check(author: Author, ids: readonly string[], userId: string | undefined) {
      const found = await repo.groupStates(db, author, ids, userId ?? author.userId);
      const states = new Map(found.map((state) => [state._id, state]));
      return ids.map((_id) => {
        const state = states.get(_id);
        const code = whyNotPlayed(state)?.code ?? null;
        const { name = null, inWordAgList = false } = state ?? {};
        return { _id, name, isValid: code === null, code, inWordAgList };
      });
    },

    async checkWords(author: Author, locale: string, words: readonly string[]) {
      const wanted = distinctWords(
        words.map((word) => ({ word })),
        locale,
      ).map(({ word }) => word);
      const spelt = await meaningsSpelt(db, author, locale, wanted);
      return {
        words: wanted.flatMap((word) => {
          const [meaning] = spelt.get(word) ?? [];
          if (!meaning) return [];
          const { _id, hasPicture, wordAudio } = meaning;
          return [{ _id, word, hasPicture, hasAudio: wordAudio !== null }];
        }),
        missedWords: wanted.filter((word) => !spelt.has(word)),
      };
    },

    /** Spec 3 §7.4: in their own language the games leave the group, in another one that language goes. */
    async removeElements(author: Author, ids: readonly string[], locale: string) {
      const wanted = [...new Set(ids)];
      const seen = await seenAmong(db, author, wanted);
      if (seen.length < wanted.length) throw new AppError('notFound');
      const own = await repo.activitiesIn(db, wanted, locale);
      const removed = await db.transaction().execute((tx) => repo.takeOutOfWordGroups(tx, author, own));
      const others = wanted.filter((id) => !own.includes(id));
      const cleaned = others.length === 0 ? [] : await saving.cleanLanguage(author, others, locale);
      return { removed: [...removed], cleaned };
    },

    async list(author: Author, query: Parameters<typeof repo.groups>[2]) {
      checkKind(author, query.type);
      return repo.groups(db, author, query);
    },

    open: (author: Author, id: string, tx: DbOrTx = db) => shown(tx, author, id),

    async create(
      author: Author,
      { type, name, elements, educationalCategories, words = [], locale = 'en' }: Created,
    ): Promise<MadeGroup> {
      checkKind(author, type);
      return db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        await checkName(tx, type, name, null);
        const all = await elementsOf(tx, author, type, elements, []);
        const _id = uuidv7();
        await repo.insertGroup(tx, {
          _id,
          kind: type,
          name,
          created_by: author.userId,
          ...(type === 'word' ? { locale } : {}),
        });
        await repo.replaceElements(tx, _id, all);
        if (type === 'word') {
          await checkLanguage(tx, locale);
          await repo.replaceWords(tx, _id, await writtenWords(tx, author, locale, words));
          await repo.putIntoList(tx, author, [_id]);
        }
        await sort(tx, author, _id, educationalCategories);
        return shown(tx, author, _id);
      });
    },

    change: (
      author: Author,
      { _id, version, name, elements, educationalCategories, words, multilangWordsHelp }: Changed,
    ): Promise<MadeGroup> =>
      db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        const before = await known(tx, author, _id);
        if (before.version !== version) throw new AppError('conflict');
        await checkName(tx, before.type, name, _id);
        const all = await elementsOf(tx, author, before.type, elements, await repo.elements(tx, author, _id));
        const inner = all.filter(({ isGroup }) => isGroup).map((one) => one._id);
        if (await repo.standsIn(tx, _id, inner)) throw new AppError('menus.cycle');
        await repo.updateGroup(tx, _id, name);
        await repo.replaceElements(tx, _id, all);
        if (before.type === 'word') {
          if (words)
            await repo.replaceWords(tx, _id, await writtenWords(tx, author, before.locale ?? 'en', words));
          if (multilangWordsHelp) checkHelp(multilangWordsHelp);
          if (multilangWordsHelp) await repo.keepHelp(tx, _id, multilangWordsHelp);
        }
        await sort(tx, author, _id, educationalCategories);
        return shown(tx, author, _id);
      }),

    /** Answers what Undo restores it by. */
    remove: (author: Author, id: string): Promise<string> =>
      db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        const { name } = await known(tx, author, id);
        const uses = await repo.usesOf(tx, author, id);
        if (uses) throw new AppError('groups.inUse', { rows: uses });
        return removeMade(tx, author, { kind: 'activityGroups', table: 'made_groups', _id: id, title: name });
      }),
  };
}
