import {
  activitiesAt,
  type Cell,
  type Entry,
  groupsAt,
  type Holder,
  holderOf,
  isSameHolder,
  type MenuTree,
  siblingsOf,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';
import type { TreeRow } from './tree-rows.ts';

/** One height for all lines: five thousand are drawn by counting, not by measuring. */
export const ROW_HEIGHT = 42;

/** Where something would land, and how that is shown: a line above the row of this number, or a frame around a group. */
export interface Drop {
  readonly to: Holder;
  /** Counts without what is moved. */
  readonly index: number;
  readonly shown:
    | { readonly kind: 'line'; readonly row: number; readonly depth: number }
    | { readonly kind: 'into'; readonly key: string }
    | { readonly kind: 'cell' };
}

/** How much of a group's line, from its edge, means beside it rather than into it. */
const EDGE = 0.28;

interface Moving {
  readonly kind: Entry['kind'];
  /** Null for what comes from outside of the menu. */
  readonly entry: Entry | null;
}

/** Where a thing at this height of the tree would land. */
export function dropAt(
  tree: MenuTree,
  cell: Cell,
  rows: readonly TreeRow[],
  moving: Moving,
  y: number,
): Drop {
  const at = Math.max(0, Math.floor(y / ROW_HEIGHT));
  const row = rows[at];
  const within = y / ROW_HEIGHT - at;
  const drop = row
    ? moving.kind === 'group'
      ? groupOver(tree, rows, row, at, within)
      : activityOver(tree, row, at, within)
    : ({
        to: cell,
        index: groupsAt(tree, cell).length,
        shown: { kind: 'line', row: rows.length, depth: 0 },
      } satisfies Drop);
  return { ...drop, index: withoutItself(tree, moving.entry, drop) };
}

/** At the end of another subject and level. */
export const dropInCell = (tree: MenuTree, cell: Cell, { entry }: Moving): Drop => {
  const drop: Drop = { to: cell, index: groupsAt(tree, cell).length, shown: { kind: 'cell' } };
  return { ...drop, index: withoutItself(tree, entry, drop) };
};

function groupOver(
  tree: MenuTree,
  rows: readonly TreeRow[],
  { entry, depth, key, open }: TreeRow,
  at: number,
  within: number,
): Drop {
  if (entry.kind === 'activity') return into(tree, entry.groupId, 'group');
  const to = holderOf(tree, entry);
  if (!to) return into(tree, key, 'group');
  const index = groupsAt(tree, to).indexOf(entry._id);
  if (within < EDGE) return { to, index, shown: { kind: 'line', row: at, depth } };
  if (within <= 1 - EDGE) return into(tree, key, 'group');
  const isOpen = open && (rows[at + 1]?.depth ?? 0) > depth;
  return isOpen
    ? { to: { groupId: key }, index: 0, shown: { kind: 'line', row: at + 1, depth: depth + 1 } }
    : { to, index: index + 1, shown: { kind: 'line', row: at + 1, depth } };
}

function activityOver(tree: MenuTree, { entry, depth, key }: TreeRow, at: number, within: number): Drop {
  if (entry.kind === 'group') return into(tree, key, 'activity');
  const to = { groupId: entry.groupId };
  const after = within < 0.5 ? 0 : 1;
  return {
    to,
    index: activitiesAt(tree, to).indexOf(entry._id) + after,
    shown: { kind: 'line', row: at + after, depth },
  };
}

function into(tree: MenuTree, groupId: string, kind: Entry['kind']): Drop {
  const to = { groupId };
  const index = (kind === 'group' ? groupsAt(tree, to) : activitiesAt(tree, to)).length;
  return { to, index, shown: { kind: 'into', key: groupId } };
}

function withoutItself(tree: MenuTree, entry: Entry | null, { to, index }: Drop): number {
  const from = entry && holderOf(tree, entry);
  if (!from || !isSameHolder(from, to)) return index;
  const own = siblingsOf(tree, entry, from).indexOf(entry._id);
  return own < index ? index - 1 : index;
}
