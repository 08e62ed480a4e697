import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import { foreignScopes } from '../categories.repo.ts';
import { seenAmong } from '../made-activities.repo.ts';
import { authorOf } from '../make.scope.ts';
import * as repo from './made-groups.repo.ts';

interface Element {
  readonly _id: string;
  readonly isGroup: boolean;
}

interface Changed {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
  readonly elements: readonly Element[];
  readonly educationalCategories?: readonly CategorySet[] | undefined;
}

/** Spec 3 §6: which types of groups a role has to do with. */
function checkKind(session: Session, kind: repo.GroupKind): void {
  const wanted = { flinkMake: { searchAgsTab: { actions: { [`${kind}Ags`]: true } } } };
  if (!allows(wanted, holderOfSession(session))) throw new AppError('access.denied');
}

/** Groups that authors put together (spec 3 §7.4). */
export function madeGroupsService({ db }: { readonly db: Db }) {
  async function known(tx: DbOrTx, session: Session, id: string) {
    const group = await repo.group(tx, id);
    if (!group) throw new AppError('play.groupNotFound');
    checkKind(session, group.type);
    return group;
  }

  async function shown(tx: DbOrTx, session: Session, id: string): Promise<MadeGroup> {
    return {
      ...(await known(tx, session, id)),
      elements: await repo.elements(tx, id),
      educationalCategories: await repo.categories(tx, id),
    };
  }

  /** What somebody else has sorted it into stays, as long as it is left alone. */
  async function sort(
    tx: DbOrTx,
    session: Session,
    id: string,
    sets: readonly CategorySet[] | undefined,
  ): Promise<void> {
    if (sets === undefined) return;
    const before = new Set((await repo.categories(tx, id)).map(({ scopeId }) => scopeId));
    const wanted = sets.map(({ scopeId }) => scopeId).filter((scopeId) => !before.has(scopeId));
    if ((await foreignScopes(tx, authorOf(session), wanted)).length > 0)
      throw new AppError('categories.notYours', { fields: { educationalCategories: 'categories.notYours' } });
    await repo.replaceCategories(tx, id, sets);
  }

  async function checkName(
    tx: DbOrTx,
    kind: repo.GroupKind,
    name: string,
    but: string | null,
  ): Promise<void> {
    if (await repo.isTaken(tx, kind, name, but))
      throw new AppError('wordlists.groupNameTaken', { fields: { name: 'wordlists.groupNameTaken' } });
  }

  /** What is not in the group yet must be there and be seen; nothing stands in it twice. */
  async function checkElements(
    tx: DbOrTx,
    session: Session,
    wanted: readonly Element[],
    before: readonly Element[],
  ): Promise<void> {
    if (new Set(wanted.map(({ _id }) => _id)).size < wanted.length) throw new AppError('menus.twice');
    const old = new Set(before.map(({ _id }) => _id));
    const added = wanted.filter(({ _id }) => !old.has(_id));
    const ids = (isGroup: boolean) => added.filter((one) => one.isGroup === isGroup).map(({ _id }) => _id);
    if ((await seenAmong(tx, authorOf(session), ids(false))).length < ids(false).length)
      throw new AppError('notFound');
    if ((await repo.knownGroups(tx, ids(true))) < ids(true).length) throw new AppError('play.groupNotFound');
  }

  return {
    async list(session: Session, query: Parameters<typeof repo.groups>[1]) {
      checkKind(session, query.type);
      return repo.groups(db, query);
    },

    open: (session: Session, id: string) => shown(db, session, id),

    async create(
      session: Session,
      {
        type,
        name,
        elements,
        educationalCategories,
      }: Omit<Changed, '_id' | 'version'> & { readonly type: repo.GroupKind },
    ): Promise<MadeGroup> {
      checkKind(session, type);
      return db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        await checkName(tx, type, name, null);
        await checkElements(tx, session, elements, []);
        const _id = uuidv7();
        await repo.insertGroup(tx, { _id, kind: type, name, created_by: session.user._id });
        await repo.replaceElements(tx, _id, elements);
        await sort(tx, session, _id, educationalCategories);
        return shown(tx, session, _id);
      });
    },

    change: (
      session: Session,
      { _id, version, name, elements, educationalCategories }: Changed,
    ): Promise<MadeGroup> =>
      db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        const before = await known(tx, session, _id);
        if (before.version !== version) throw new AppError('conflict');
        await checkName(tx, before.type, name, _id);
        await checkElements(tx, session, elements, await repo.elements(tx, _id));
        const inner = elements.filter(({ isGroup }) => isGroup).map((one) => one._id);
        if (await repo.standsIn(tx, _id, inner)) throw new AppError('menus.cycle');
        await repo.updateGroup(tx, _id, name);
        await repo.replaceElements(tx, _id, elements);
        await sort(tx, session, _id, educationalCategories);
        return shown(tx, session, _id);
      }),

    remove: (session: Session, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await repo.lockGroups(tx);
        await known(tx, session, id);
        const uses = await repo.usesOf(tx, id);
        if (uses.length > 0) throw new AppError('groups.inUse', { rows: uses });
        await repo.removeGroup(tx, id);
      }),
  };
}
