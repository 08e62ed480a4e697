import type { BuiltMenu, MenuToSave } from '@flink/contract/entities/menu-builder.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type Broken, withChanges } from '@flink/contract/rules/menu-builder/changes.ts';
import { type StoredGroup, storedOf, treeOf } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import { whatChanged } from './menu-audit.ts';
import * as repo from './menu-builder.repo.ts';
import { type PaletteQuery, paletteCounts, palettePage } from './palette.repo.ts';

const REFUSED = {
  cycle: 'menus.cycle',
  twice: 'menus.twice',
  unknown: 'menus.unknown',
  tooDeep: 'menus.tooDeep',
  activityInCell: 'menus.activityInCell',
} as const satisfies Record<Broken, string>;

interface Place {
  readonly solutionId: string;
  readonly subject: string;
  readonly level: number;
}

interface MadeGroupToPlace {
  readonly name: string;
  readonly wordlistId: string | null;
  readonly defaultActivityId: string | null;
  readonly elements: readonly {
    readonly _id: string;
    readonly isGroup: boolean;
    readonly isValid: boolean;
  }[];
}

const idsIn = (groups: readonly StoredGroup[]): string[] => [
  ...new Set(groups.flatMap(({ activityIds }) => activityIds)),
];

/** What learners see in their menu, as the office builds it. */
export function menuBuilderService({ db }: { readonly db: Db }) {
  async function known(tx: DbOrTx, id: string) {
    const solution = await repo.solution(tx, id);
    if (!solution) throw new AppError('notFound');
    return solution;
  }

  return {
    async menu(id: string): Promise<BuiltMenu> {
      const solution = await known(db, id);
      const groups = await repo.groupsOf(db, id);
      return { ...solution, groups, activities: await repo.activities(db, idsIn(groups)) };
    },

    /** All of it or nothing: somebody who saved in the meantime is not overwritten. */
    save: (
      { user }: Session,
      id: string,
      { version, ...changes }: MenuToSave,
    ): Promise<{ readonly version: number }> =>
      db.transaction().execute(async (tx) => {
        await repo.lockSolution(tx, id);
        const solution = await known(tx, id);
        if (solution.version !== version) throw new AppError('conflict');
        const before = await repo.groupsOf(tx, id);
        const built = withChanges(treeOf(before), changes);
        if (!built.ok) throw new AppError(REFUSED[built.broken]);
        const after = storedOf(built.tree);
        const names = await checkNews(tx, id, before, after);

        await write(tx, id, before, after, changes.groups);
        const next = await repo.nextVersion(tx, id);
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'solutions',
          rowId: id,
          title: solution.displayName,
          ...whatChanged(before, after, names),
        });
        return { version: next };
      }),

    /** A group that authors made, at the end of a level: what it is made of and what counts comes along. */
    place: (
      { user }: Session,
      { solutionId, subject, level }: Place,
      made: MadeGroupToPlace,
    ): Promise<string> =>
      db.transaction().execute(async (tx) => {
        const activities = made.elements.filter(({ isGroup }) => !isGroup);
        if (activities.length === 0) throw new AppError('play.groupEmpty');
        if (activities.some(({ isValid }) => !isValid)) throw new AppError('activities.notReady');
        await repo.lockSolution(tx, solutionId);
        const solution = await known(tx, solutionId);
        const before = await repo.groupsOf(tx, solutionId);
        const _id = uuidv7();
        const activityIds = activities.map((one) => one._id);
        const { name, wordlistId, defaultActivityId } = made;
        const group = { _id, parentId: null, name, subject, level };
        await repo.insertMade(tx, solutionId, { ...group, wordlistId, defaultActivityId });
        await repo.replaceActivities(tx, [{ _id, activityIds }]);
        await repo.nextVersion(tx, solutionId);
        const names = new Map(
          (await repo.activities(tx, idsIn([...before, { ...group, activityIds }]))).map((one) => [
            one._id,
            one.activityName,
          ]),
        );
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'solutions',
          rowId: solutionId,
          title: solution.displayName,
          ...whatChanged(before, [...before, { ...group, activityIds }], names),
        });
        return _id;
      }),

    /** In the caller's transaction: one activity at the end of a group. It stays where it stands there already. */
    async addActivity(
      tx: DbOrTx,
      actor: { readonly _id: string; readonly name: string },
      { _id: groupId, solutionId }: { readonly _id: string; readonly solutionId: string },
      activityId: string,
    ): Promise<void> {
      await repo.lockSolution(tx, solutionId);
      const solution = await known(tx, solutionId);
      const before = await repo.groupsOf(tx, solutionId);
      const group = before.find(({ _id }) => _id === groupId);
      if (!group) throw new AppError('play.groupNotFound');
      if (group.activityIds.includes(activityId)) return;
      const changed = { ...group, activityIds: [...group.activityIds, activityId] };
      const after = before.map((one) => (one === group ? changed : one));
      const names = await checkNews(tx, solutionId, before, after);
      await repo.replaceActivities(tx, [changed]);
      await repo.nextVersion(tx, solutionId);
      await writeDown(tx, {
        actor,
        action: 'edit',
        resource: 'solutions',
        rowId: solutionId,
        title: solution.displayName,
        ...whatChanged(before, after, names),
      });
    },

    async palette(query: PaletteQuery) {
      const [data, counts] = await Promise.all([palettePage(db, query), paletteCounts(db, query)]);
      return { data, ...counts };
    },

    async elements(groupId: string) {
      const groups = await repo.groupsFrom(db, groupId);
      if (groups.length === 0) throw new AppError('play.groupNotFound');
      return { groups, activities: await repo.activities(db, idsIn(groups)) };
    },

    /** A group that holds the other one, or is it, would come to stand in itself. */
    async wouldCloseACircle(parentId: string, groupIds: readonly string[]) {
      const around = await repo.groupsAround(db, parentId);
      const there = await repo.knownGroups(db, groupIds);
      if (around.length === 0 || there.length < new Set(groupIds).size)
        throw new AppError('play.groupNotFound');
      return around.filter(({ _id }) => groupIds.includes(_id));
    },
  };
}

export type MenuBuilderService = ReturnType<typeof menuBuilderService>;

/** New groups are new to all menus, new activities are there and can be played; the names of all activities. */
async function checkNews(
  tx: DbOrTx,
  solutionId: string,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): Promise<ReadonlyMap<string, string>> {
  const old = new Set(before.map(({ _id }) => _id));
  const newGroups = after.filter(({ _id }) => !old.has(_id)).map(({ _id }) => _id);
  if ((await repo.knownGroups(tx, newGroups)).length > 0) throw new AppError('menus.unknown');
  const wanted = idsIn(after);
  const found = await repo.activities(tx, [...wanted, ...idsIn(before)]);
  const names = new Map(found.map(({ _id, activityName }) => [_id, activityName]));
  if (wanted.some((id) => !names.has(id))) throw new AppError('menus.unknown');
  // A removal that is undone brings back what stood there, ready or not.
  const restored = await repo.removedGroups(tx, solutionId, newGroups);
  const there = new Set(idsIn([...before, ...after.filter(({ _id }) => restored.includes(_id))]));
  const notReady = found.filter(({ _id, isValid }) => !isValid && wanted.includes(_id) && !there.has(_id));
  if (notReady.length > 0)
    throw new AppError('menus.notReady', {
      params: { names: notReady.map(({ activityName }) => activityName).join(', ') },
    });
  return names;
}

async function write(
  tx: DbOrTx,
  solutionId: string,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
  patterns: MenuToSave['groups'],
): Promise<void> {
  const old = new Map(before.map((group) => [group._id, group]));
  const copiedFrom = new Map(patterns.map((group) => [group._id, group.copiedFrom]));
  const placed = after.map(({ activityIds: _, ...group }, position) => ({ ...group, position }));
  await repo.insertGroups(
    tx,
    solutionId,
    placed
      .filter(({ _id }) => !old.has(_id))
      .map((group) => ({ ...group, copiedFrom: copiedFrom.get(group._id) })),
  );
  await repo.updateGroups(
    tx,
    placed.filter(({ _id }) => old.has(_id)),
  );
  // After the others have moved out: what is in a group goes with it.
  const left = new Set(after.map(({ _id }) => _id));
  await repo.removeGroups(
    tx,
    solutionId,
    before.filter(({ _id }) => !left.has(_id)).map(({ _id }) => _id),
  );
  await repo.replaceActivities(
    tx,
    after.filter(({ _id, activityIds }) => old.get(_id)?.activityIds.join() !== activityIds.join()),
  );
}
