import {
  activitiesAt,
  cellKey,
  cellOf,
  groupsAt,
  type Holder,
  isCell,
  type MenuTree,
  MOST_DEEP,
  type TreeGroup,
} from './menu-tree.ts';

/** What differs between two trees: the lists that are others now, and the groups that are new or called otherwise. */
export interface MenuChanges {
  readonly subjects: readonly string[];
  readonly groups: readonly {
    readonly _id: string;
    readonly name: string;
    /** Left out, it stays as it is. */
    readonly lastActivityId?: string | null | undefined;
    readonly copiedFrom?: string | undefined;
  }[];
  readonly lists: readonly {
    readonly in: Holder;
    readonly groups: readonly string[];
    readonly activities: readonly string[];
  }[];
}

export function changesBetween(before: MenuTree, after: MenuTree): MenuChanges {
  const holders: Holder[] = [
    ...[...new Set([...before.cells.keys(), ...after.cells.keys()])].map(cellOf),
    ...[...after.groups.keys()].map((groupId) => ({ groupId })),
  ];
  return {
    subjects: after.subjects,
    groups: [...after.groups.values()]
      .filter((group) => isOther(before.groups.get(group._id), group))
      .map(({ _id, name, lastActivityId, copiedFrom }) => ({
        _id,
        name,
        lastActivityId,
        ...(copiedFrom ? { copiedFrom } : {}),
      })),
    lists: holders
      .filter(
        (holder) =>
          !isSameList(groupsAt(before, holder), groupsAt(after, holder)) ||
          !isSameList(activitiesAt(before, holder), activitiesAt(after, holder)),
      )
      .map((holder) => ({
        in: holder,
        groups: groupsAt(after, holder),
        activities: activitiesAt(after, holder),
      })),
  };
}

const isOther = (before: TreeGroup | undefined, { name, lastActivityId = null }: TreeGroup): boolean =>
  before?.name !== name || (before.lastActivityId ?? null) !== lastActivityId;

export const isNothing = ({ groups, lists }: MenuChanges): boolean =>
  groups.length === 0 && lists.length === 0;

/** Why changes cannot be made to a tree; none of these come from the builder itself. */
export type Broken = 'cycle' | 'twice' | 'unknown' | 'tooDeep' | 'activityInCell';

export type Changed =
  | { readonly ok: true; readonly tree: MenuTree }
  | { readonly ok: false; readonly broken: Broken };

/** The tree with the changes. What stands nowhere any more is gone. */
export function withChanges(tree: MenuTree, changes: MenuChanges): Changed {
  const known = new Map(tree.groups);
  const cells = new Map(tree.cells);
  for (const { _id, name, lastActivityId, copiedFrom } of changes.groups) {
    const group: TreeGroup = known.get(_id) ?? { _id, name, groups: [], activities: [] };
    known.set(_id, {
      ...group,
      name,
      ...(lastActivityId === undefined ? {} : { lastActivityId }),
      ...(copiedFrom ? { copiedFrom } : {}),
    });
  }
  for (const list of changes.lists) {
    if (new Set(list.activities).size < list.activities.length) return { ok: false, broken: 'twice' };
    if (isCell(list.in)) {
      if (list.activities.length > 0) return { ok: false, broken: 'activityInCell' };
      if (list.groups.length > 0) cells.set(cellKey(list.in), list.groups);
      else cells.delete(cellKey(list.in));
    } else {
      const group = known.get(list.in.groupId);
      if (!group) return { ok: false, broken: 'unknown' };
      known.set(group._id, { ...group, groups: list.groups, activities: list.activities });
    }
  }
  const reached = reachedFrom(cells, known, deepest(tree));
  if (!reached.ok) return reached;
  // A list that is sent for a group that no way leads to: the group stands in what it holds.
  if (changes.lists.some((list) => !isCell(list.in) && !reached.groups.has(list.in.groupId)))
    return { ok: false, broken: 'cycle' };
  const named = [...new Set([...changes.subjects, ...[...cells.keys()].map((key) => cellOf(key).subject)])];
  return { ok: true, tree: { cells, groups: reached.groups, subjects: named } };
}

type Reached =
  | { readonly ok: true; readonly groups: ReadonlyMap<string, TreeGroup> }
  | { readonly ok: false; readonly broken: Broken };

function reachedFrom(
  cells: ReadonlyMap<string, readonly string[]>,
  known: ReadonlyMap<string, TreeGroup>,
  deep: number,
): Reached {
  const groups = new Map<string, TreeGroup>();
  const open = [...cells.values()].flat().map((_id) => ({ _id, depth: 1 }));
  for (let at = open.pop(); at; at = open.pop()) {
    const { _id, depth } = at;
    const group = known.get(_id);
    if (!group) return { ok: false, broken: 'unknown' };
    if (groups.has(_id)) return { ok: false, broken: 'twice' };
    if (depth > deep) return { ok: false, broken: 'tooDeep' };
    groups.set(_id, group);
    for (const inner of group.groups) open.push({ _id: inner, depth: depth + 1 });
  }
  return { ok: true, groups };
}

/** What stands deeper than is allowed today may stay so. */
function deepest(tree: MenuTree): number {
  const depthFrom = (ids: readonly string[]): number =>
    Math.max(0, ...ids.map((id) => 1 + depthFrom(tree.groups.get(id)?.groups ?? [])));
  return Math.max(MOST_DEEP, ...[...tree.cells.values()].map(depthFrom));
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((id, index) => id === other[index]));
