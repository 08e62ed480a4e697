/** Where entries stand: the top of a subject and level, or a group. */
export type Holder = Cell | InGroup;

export interface Cell {
  readonly subject: string;
  readonly level: number;
}

export interface InGroup {
  readonly groupId: string;
}

export interface TreeGroup {
  readonly _id: string;
  readonly name: string;
  /** Learners see the groups of a group before its activities, so each keeps an order of its own. */
  readonly groups: readonly string[];
  readonly activities: readonly string[];
  /** Learners see it behind all others, which are sorted by name. */
  readonly lastActivityId?: string | null | undefined;
  /** The group of another menu, or of another place, that it was made after. */
  readonly copiedFrom?: string;
}

/** The menu of a solution while it is built. Never changed, only replaced. */
export interface MenuTree {
  readonly cells: ReadonlyMap<string, readonly string[]>;
  readonly groups: ReadonlyMap<string, TreeGroup>;
  /** As the board lists them; those without a group are kept, so that undo brings a subject back to its place. */
  readonly subjects: readonly string[];
}

/** A group stands in one place; an activity may stand in many groups, so its group belongs to its name. */
export type Entry =
  | { readonly kind: 'group'; readonly _id: string }
  | { readonly kind: 'activity'; readonly _id: string; readonly groupId: string };

/** A group as it is kept: with the group it stands in, in the order of the menu. */
export interface StoredGroup {
  readonly _id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly subject: string;
  readonly level: number;
  readonly activityIds: readonly string[];
  /** Spec 1 §2: it stands behind all others, which learners see sorted by name. */
  readonly lastActivityId?: string | null | undefined;
}

/** Levels count from 1; the board has room for so many. */
export const MOST_LEVELS = 12;

/** Groups in groups: the way back that learners see names no more. */
export const MOST_DEEP = 5;

const NOTHING: readonly string[] = [];

export const cellKey = ({ subject, level }: Cell): string => `${level} ${subject}`;

export function cellOf(key: string): Cell {
  const space = key.indexOf(' ');
  return { subject: key.slice(space + 1), level: Number(key.slice(0, space)) };
}

export const isCell = (holder: Holder): holder is Cell => 'subject' in holder;

export const isSameHolder = (one: Holder, other: Holder): boolean =>
  isCell(one)
    ? isCell(other) && cellKey(one) === cellKey(other)
    : !isCell(other) && one.groupId === other.groupId;

export const entryKey = (entry: Entry): string =>
  entry.kind === 'group' ? entry._id : `${entry.groupId}/${entry._id}`;

export const groupsAt = (tree: MenuTree, holder: Holder): readonly string[] =>
  (isCell(holder) ? tree.cells.get(cellKey(holder)) : tree.groups.get(holder.groupId)?.groups) ?? NOTHING;

export const activitiesAt = (tree: MenuTree, holder: Holder): readonly string[] =>
  (isCell(holder) ? undefined : tree.groups.get(holder.groupId)?.activities) ?? NOTHING;

/** The entry's own kind: what it is counted among. */
export const siblingsOf = (tree: MenuTree, entry: Entry, holder: Holder): readonly string[] =>
  entry.kind === 'group' ? groupsAt(tree, holder) : activitiesAt(tree, holder);

const holders = new WeakMap<MenuTree, ReadonlyMap<string, Holder>>();

/** Where each group stands. Counted once for each tree: five thousand entries are asked for on every move. */
function holdersOf(tree: MenuTree): ReadonlyMap<string, Holder> {
  const known = holders.get(tree);
  if (known) return known;
  const found = new Map<string, Holder>();
  for (const [key, ids] of tree.cells) for (const id of ids) found.set(id, cellOf(key));
  for (const { _id, groups } of tree.groups.values())
    for (const id of groups) found.set(id, { groupId: _id });
  holders.set(tree, found);
  return found;
}

export function holderOf(tree: MenuTree, entry: Entry): Holder | undefined {
  if (entry.kind === 'group') return holdersOf(tree).get(entry._id);
  return tree.groups.get(entry.groupId)?.activities.includes(entry._id)
    ? { groupId: entry.groupId }
    : undefined;
}

/** The groups around a place, the nearest first. */
export function groupsAbove(tree: MenuTree, holder: Holder): readonly string[] {
  const above: string[] = [];
  for (let at: Holder | undefined = holder; at && !isCell(at); at = holdersOf(tree).get(at.groupId))
    above.push(at.groupId);
  return above;
}

/** The subject and level under which a place is found. */
export function cellAround(tree: MenuTree, holder: Holder): Cell | undefined {
  let at: Holder | undefined = holder;
  while (at && !isCell(at)) at = holdersOf(tree).get(at.groupId);
  return at;
}

/** A group with all groups in it, each before those it holds. */
export function groupsWithin(tree: MenuTree, id: string): readonly TreeGroup[] {
  const group = tree.groups.get(id);
  return group ? [group, ...group.groups.flatMap((inner) => groupsWithin(tree, inner))] : [];
}

/** How many groups stand in each other at most, this one counted. */
export function depthOf(tree: MenuTree, id: string): number {
  const inner = tree.groups.get(id)?.groups ?? NOTHING;
  return 1 + Math.max(0, ...inner.map((one) => depthOf(tree, one)));
}

/** Cells as learners meet them: by subject, then by level. */
export function cellsInOrder(tree: MenuTree): readonly Cell[] {
  const place = new Map(tree.subjects.map((subject, index) => [subject, index]));
  return [...tree.cells.keys()]
    .map(cellOf)
    .toSorted(
      (one, other) =>
        (place.get(one.subject) ?? tree.subjects.length) -
          (place.get(other.subject) ?? tree.subjects.length) || one.level - other.level,
    );
}

/** From how it is kept. Groups that stand in each other by mistake stand at the top, so that somebody can mend them. */
export function treeOf(stored: readonly StoredGroup[]): MenuTree {
  const byId = new Map(stored.map((group) => [group._id, group]));
  const inner = Map.groupBy(stored, ({ parentId }) => (parentId && byId.has(parentId) ? parentId : null));
  const groups = new Map<string, TreeGroup>();
  const cells = new Map<string, string[]>();

  const take = ({ _id, name, activityIds, lastActivityId = null }: StoredGroup): void => {
    const activities = [...new Set(activityIds)];
    groups.set(_id, { _id, name, groups: [], activities, lastActivityId });
    const own = (inner.get(_id) ?? []).filter((group) => !groups.has(group._id));
    for (const group of own) take(group);
    groups.set(_id, { _id, name, groups: own.map((group) => group._id), activities, lastActivityId });
  };
  for (const group of [...(inner.get(null) ?? []), ...stored]) {
    if (groups.has(group._id)) continue;
    const key = cellKey(group);
    cells.set(key, [...(cells.get(key) ?? []), group._id]);
    take(group);
  }
  return { groups, cells, subjects: [...new Set(stored.map(({ subject }) => subject))] };
}

/** As it is kept: the order of the rows is the order of the menu. */
export function storedOf(tree: MenuTree): readonly StoredGroup[] {
  const rows: StoredGroup[] = [];
  const put = (id: string, parentId: string | null, cell: Cell): void => {
    const group = tree.groups.get(id);
    if (!group) return;
    const { name, activities, lastActivityId = null } = group;
    rows.push({ _id: id, parentId, name, ...cell, activityIds: activities, lastActivityId });
    for (const inner of group.groups) put(inner, id, cell);
  };
  for (const cell of cellsInOrder(tree)) for (const id of groupsAt(tree, cell)) put(id, null, cell);
  return rows;
}
