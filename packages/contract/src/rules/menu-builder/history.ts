import type { MenuTree } from './menu-tree.ts';
import { type Move, moved, type Refusal } from './moves.ts';

interface Past {
  readonly move: Move;
  readonly before: MenuTree;
}

/** A menu, how it came to be since it was opened, and what was taken back. */
export interface MenuHistory {
  readonly tree: MenuTree;
  readonly past: readonly Past[];
  readonly future: readonly { readonly move: Move; readonly after: MenuTree }[];
}

/** Steps that can be taken back. */
const MOST_KEPT = 200;

export const opened = (tree: MenuTree): MenuHistory => ({ tree, past: [], future: [] });

export type Made =
  | { readonly ok: true; readonly history: MenuHistory }
  | { readonly ok: false; readonly refusal: Refusal };

export function make(history: MenuHistory, move: Move): Made {
  const result = moved(history.tree, move);
  if (!result.ok) return result;
  const past = [...history.past, { move, before: history.tree }].slice(-MOST_KEPT);
  return { ok: true, history: { tree: result.tree, past, future: [] } };
}

export function undone(history: MenuHistory): MenuHistory {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    tree: last.before,
    past: history.past.slice(0, -1),
    future: [{ move: last.move, after: history.tree }, ...history.future],
  };
}

export function redone(history: MenuHistory): MenuHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return {
    tree: next.after,
    past: [...history.past, { move: next.move, before: history.tree }].slice(-MOST_KEPT),
    future,
  };
}

/** What was done since a tree was as it is there; null where it was left by taking steps back. */
export function movesSince({ tree, past }: MenuHistory, saved: MenuTree): readonly Move[] | null {
  if (tree === saved) return [];
  const from = past.findIndex(({ before }) => before === saved);
  return from < 0 ? null : past.slice(from).map(({ move }) => move);
}

/** Puts moves on a menu that somebody else has changed meanwhile; those that fit no longer are left out and told. */
export function replayed(
  tree: MenuTree,
  moves: readonly Move[],
): { readonly history: MenuHistory; readonly lost: readonly Move[] } {
  let history = opened(tree);
  const lost: Move[] = [];
  for (const move of moves) {
    const result = make(history, move);
    if (result.ok) history = result.history;
    else lost.push(move);
  }
  return { history, lost };
}
