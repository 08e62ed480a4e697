import {
  activitiesAt,
  cellKey,
  depthOf,
  type Entry,
  groupsAbove,
  groupsAt,
  groupsWithin,
  type Holder,
  holderOf,
  isCell,
  isSameHolder,
  type MenuTree,
  MOST_DEEP,
  siblingsOf,
  type TreeGroup,
} from './menu-tree.ts';

/** One thing that somebody does to a menu, as data: it can be told, undone, and put on what others did meanwhile. */
export type Move =
  /** `index` counts without the entry itself. */
  | { readonly type: 'move'; readonly entry: Entry; readonly to: Holder; readonly index: number }
  | { readonly type: 'addActivity'; readonly _id: string; readonly to: Holder; readonly index: number }
  /** The group first, then all groups in it. */
  | {
      readonly type: 'addGroup';
      readonly groups: readonly [TreeGroup, ...TreeGroup[]];
      readonly to: Holder;
      readonly index: number;
    }
  | { readonly type: 'remove'; readonly entry: Entry }
  | { readonly type: 'rename'; readonly groupId: string; readonly name: string }
  | { readonly type: 'setLast'; readonly groupId: string; readonly activityId: string | null };

/** Why a move cannot be made. */
export type Refusal =
  /** The group holds the place, so it would stand in itself. */
  | { readonly reason: 'cycle'; readonly groupId: string; readonly inside: string }
  | { readonly reason: 'activityInCell' }
  | { readonly reason: 'alreadyThere'; readonly groupId: string }
  | { readonly reason: 'tooDeep' }
  /** Of the entry or the place nothing is left. */
  | { readonly reason: 'gone' };

export type Moved =
  | { readonly ok: true; readonly tree: MenuTree }
  | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Moved => ({ ok: false, refusal });

/** What holds the place would hold itself; null where it may stand there. */
export function cycleAt(tree: MenuTree, groupId: string, to: Holder): Refusal | null {
  const above = groupsAbove(tree, to);
  if (!above.includes(groupId)) return null;
  return { reason: 'cycle', groupId, inside: above[0] ?? groupId };
}

/** Why the entry cannot stand there; null where it can. */
export function refusalAt(tree: MenuTree, entry: Entry, to: Holder): Refusal | null {
  if (!isCell(to) && !tree.groups.has(to.groupId)) return { reason: 'gone' };
  const from = holderOf(tree, entry);
  if (!from) return { reason: 'gone' };
  if (entry.kind === 'activity') {
    const stays = isSameHolder(from, to);
    return stays ? null : activityRefusal(tree, entry._id, to);
  }
  return cycleAt(tree, entry._id, to) ?? tooDeep(tree, to, depthOf(tree, entry._id), isSameHolder(from, to));
}

/** Why an activity that comes from elsewhere cannot stand there. */
export function activityRefusal(tree: MenuTree, id: string, to: Holder): Refusal | null {
  if (isCell(to)) return { reason: 'activityInCell' };
  if (!tree.groups.has(to.groupId)) return { reason: 'gone' };
  if (activitiesAt(tree, to).includes(id)) return { reason: 'alreadyThere', groupId: to.groupId };
  return null;
}

/** What stood deeper than is allowed before may be put in order where it stands. */
const tooDeep = (tree: MenuTree, to: Holder, depth: number, stays = false): Refusal | null =>
  !stays && groupsAbove(tree, to).length + depth > MOST_DEEP ? { reason: 'tooDeep' } : null;

export function moved(tree: MenuTree, move: Move): Moved {
  switch (move.type) {
    case 'move': {
      const refusal = refusalAt(tree, move.entry, move.to);
      if (refusal) return refused(refusal);
      return { ok: true, tree: placed(taken(tree, move.entry), move.entry, move.to, move.index) };
    }
    case 'addActivity': {
      const refusal = activityRefusal(tree, move._id, move.to);
      if (refusal || isCell(move.to)) return refused(refusal ?? { reason: 'activityInCell' });
      const entry = { kind: 'activity', _id: move._id, groupId: move.to.groupId } as const;
      return { ok: true, tree: placed(tree, entry, move.to, move.index) };
    }
    case 'addGroup':
      return withGroups(tree, move);
    case 'remove':
      return holderOf(tree, move.entry)
        ? { ok: true, tree: forgotten(taken(tree, move.entry), tree, move.entry) }
        : refused({ reason: 'gone' });
    case 'rename': {
      const group = tree.groups.get(move.groupId);
      if (!group) return refused({ reason: 'gone' });
      return { ok: true, tree: withGroup(tree, { ...group, name: move.name }) };
    }
    case 'setLast': {
      const group = tree.groups.get(move.groupId);
      if (!group) return refused({ reason: 'gone' });
      return { ok: true, tree: withGroup(tree, { ...group, lastActivityId: move.activityId }) };
    }
  }
}

function withGroups(tree: MenuTree, { groups, to, index }: Move & { readonly type: 'addGroup' }): Moved {
  const [root] = groups;
  if (!isCell(to) && !tree.groups.has(to.groupId)) return refused({ reason: 'gone' });
  if (groups.some(({ _id }) => tree.groups.has(_id))) return refused({ reason: 'gone' });
  const cycle = root.copiedFrom ? cycleAt(tree, root.copiedFrom, to) : null;
  if (cycle) return refused(cycle);
  const added = {
    ...tree,
    groups: new Map([...tree.groups, ...groups.map((group) => [group._id, group] as const)]),
  };
  const deep = tooDeep(tree, to, depthOf(added, root._id));
  if (deep) return refused(deep);
  return { ok: true, tree: placed(added, { kind: 'group', _id: root._id }, to, index) };
}

/** Without the entry in its place; a group and all in it are still known. */
function taken(tree: MenuTree, entry: Entry): MenuTree {
  const from = holderOf(tree, entry);
  if (!from) return tree;
  return withSiblings(
    tree,
    entry,
    from,
    siblingsOf(tree, entry, from).filter((id) => id !== entry._id),
  );
}

function placed(tree: MenuTree, entry: Entry, to: Holder, index: number): MenuTree {
  const siblings = siblingsOf(tree, entry, to);
  return withSiblings(tree, entry, to, siblings.toSpliced(clamped(index, siblings.length), 0, entry._id));
}

function withSiblings(tree: MenuTree, entry: Entry, holder: Holder, ids: readonly string[]): MenuTree {
  if (isCell(holder)) {
    const cells = new Map(tree.cells);
    if (ids.length > 0) cells.set(cellKey(holder), ids);
    else cells.delete(cellKey(holder));
    const subjects = tree.subjects.includes(holder.subject)
      ? tree.subjects
      : [...tree.subjects, holder.subject];
    return { ...tree, cells, subjects };
  }
  const group = tree.groups.get(holder.groupId);
  if (!group) return tree;
  return withGroup(tree, { ...group, [entry.kind === 'group' ? 'groups' : 'activities']: ids });
}

const withGroup = (tree: MenuTree, group: TreeGroup): MenuTree => ({
  ...tree,
  groups: new Map(tree.groups).set(group._id, group),
});

function forgotten(tree: MenuTree, before: MenuTree, entry: Entry): MenuTree {
  if (entry.kind === 'activity') return tree;
  const groups = new Map(tree.groups);
  for (const { _id } of groupsWithin(before, entry._id)) groups.delete(_id);
  return { ...tree, groups };
}

const clamped = (index: number, most: number): number => Math.max(0, Math.min(index, most));

export type Step = 'up' | 'down' | 'in' | 'out';

/** The move that one step of the keyboard makes; null where there is nowhere to go. */
export function stepOf(tree: MenuTree, entry: Entry, step: Step): Move | null {
  const from = holderOf(tree, entry);
  if (!from) return null;
  const siblings = siblingsOf(tree, entry, from);
  const at = siblings.indexOf(entry._id);
  switch (step) {
    case 'up':
      return at > 0 ? { type: 'move', entry, to: from, index: at - 1 } : null;
    case 'down':
      return at < siblings.length - 1 ? { type: 'move', entry, to: from, index: at + 1 } : null;
    case 'in': {
      // What stands above it: the group before it, for an activity the last of the groups beside it.
      const groupId = entry.kind === 'group' ? siblings[at - 1] : groupsAt(tree, from).at(-1);
      if (groupId === undefined) return null;
      const to = { groupId };
      return { type: 'move', entry, to, index: siblingsOf(tree, entry, to).length };
    }
    case 'out': {
      if (isCell(from)) return null;
      const to = holderOf(tree, { kind: 'group', _id: from.groupId });
      if (!to) return null;
      const index = entry.kind === 'group' ? groupsAt(tree, to).indexOf(from.groupId) + 1 : 0;
      return { type: 'move', entry, to, index };
    }
  }
}

/** Under which name the entry goes on after the move. */
export const afterMove = (entry: Entry, to: Holder): Entry =>
  entry.kind === 'activity' && !isCell(to) ? { ...entry, groupId: to.groupId } : entry;
