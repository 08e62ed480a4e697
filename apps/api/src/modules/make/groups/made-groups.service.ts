import { type MadeGroup, MOST_ELEMENTS } from '@flink/contract/calls/make/made-groups.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { seenAmong } from '../made-activities.repo.ts';
import type { Author, GroupKind } from '../make.scope.ts';
import { sortedBy, withKept } from '../sorting.ts';
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
}

/** Spec 3 §6: which types of groups a role has to do with. */
function checkKind({ groupKinds }: Author, kind: GroupKind): void {
  if (!groupKinds.includes(kind)) throw new AppError('access.denied');
}

const keyOf = ({ _id, isGroup }: Element) => `${isGroup ? 'group' : 'activity'} ${_id}`;

/** Groups that authors put together (spec 3 §7.4). */
export function madeGroupsService({ db }: { readonly db: Db }) {
  async function known(tx: DbOrTx, author: Author, id: string) {
    const group = await repo.group(tx, author, id);
    if (!group) throw new AppError('play.groupNotFound');
    return group;
  }

  async function shown(tx: DbOrTx, author: Author, id: string): Promise<MadeGroup> {
    const elements = await repo.elements(tx, author, id);
    return {
      ...(await known(tx, author, id)),
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

  return {
    async list(author: Author, query: Parameters<typeof repo.groups>[2]) {
      checkKind(author, query.type);
      return repo.groups(db, author, query);
    },

    open: (author: Author, id: string) => shown(db, author, id),

    async create(
      author: Author,
      {
        type,
        name,
        elements,
        educationalCategories,
      }: Omit<Changed, '_id' | 'version'> & { readonly type: GroupKind },
    ): Promise<MadeGroup> {
      checkKind(author, type);
      return db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        await checkName(tx, type, name, null);
        const all = await elementsOf(tx, author, type, elements, []);
        const _id = uuidv7();
        await repo.insertGroup(tx, { _id, kind: type, name, created_by: author.userId });
        await repo.replaceElements(tx, _id, all);
        await sort(tx, author, _id, educationalCategories);
        return shown(tx, author, _id);
      });
    },

    change: (
      author: Author,
      { _id, version, name, elements, educationalCategories }: Changed,
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
        await sort(tx, author, _id, educationalCategories);
        return shown(tx, author, _id);
      }),

    remove: (author: Author, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        await known(tx, author, id);
        const uses = await repo.usesOf(tx, author, id);
        if (uses) throw new AppError('groups.inUse', { rows: uses });
        await repo.removeGroup(tx, id);
      }),
  };
}
