import {
  activitiesAt,
  type Cell,
  type Entry,
  entryKey,
  groupsAt,
  type Holder,
  type MenuTree,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';

export interface TreeRow {
  readonly key: string;
  readonly entry: Entry;
  readonly depth: number;
  /** Among all that stand beside it, from 1. */
  readonly place: number;
  readonly of: number;
  /** Null for what cannot be opened. */
  readonly open: boolean | null;
}

/** The lines of a subject and level as they are seen: what is closed shows nothing of what is in it. */
export function rowsOf(tree: MenuTree, cell: Cell, opened: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const put = (holder: Holder, depth: number): void => {
    const groups = groupsAt(tree, holder);
    const activities = activitiesAt(tree, holder);
    const of = groups.length + activities.length;
    for (const [index, _id] of groups.entries()) {
      const open = opened.has(_id);
      rows.push({ key: _id, entry: { kind: 'group', _id }, depth, place: index + 1, of, open });
      if (open) put({ groupId: _id }, depth + 1);
    }
    if (!('groupId' in holder)) return;
    for (const [index, _id] of activities.entries()) {
      const entry = { kind: 'activity', _id, groupId: holder.groupId } as const;
      rows.push({ key: entryKey(entry), entry, depth, place: groups.length + index + 1, of, open: null });
    }
  };
  put(cell, 0);
  return rows;
}
