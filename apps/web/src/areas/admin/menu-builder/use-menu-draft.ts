import { CallFailed } from '@flink/contract/client/client.ts';
import type { BuiltMenu } from '@flink/contract/entities/menu-builder.ts';
import { changesBetween, isNothing } from '@flink/contract/rules/menu-builder/changes.ts';
import {
  type MenuHistory,
  make,
  movesSince,
  opened,
  redone,
  replayed,
  undone,
} from '@flink/contract/rules/menu-builder/history.ts';
import { type MenuTree, treeOf } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import type { Move, Refusal } from '@flink/contract/rules/menu-builder/moves.ts';
import type { SavingState } from '@flink/ui/office/saving/saved-sign.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';

/** A few moves in a row are one save, and one entry in the log. */
const SAVE_AFTER_MS = 800;

/** What became of the own moves when somebody else had saved first. */
export type Met =
  | { readonly kind: 'merged'; readonly lost: number }
  /** Something that was put in is not there any more: the menu was loaded again without the unsaved moves. */
  | { readonly kind: 'reloaded' };

interface Kept {
  readonly tree: MenuTree;
  readonly version: number;
}

const keptOf = ({ groups, version }: BuiltMenu): Kept => ({ tree: treeOf(groups), version });

/** A menu while it is built: every move is saved by itself, and can be taken back after that too. */
export function useMenuDraft(menu: BuiltMenu, onMet: (met: Met, now: BuiltMenu) => void) {
  const [first] = useState(() => keptOf(menu));
  const [history, setHistory] = useState<MenuHistory>(() => opened(first.tree));
  const [savedTree, setSavedTree] = useState(first.tree);
  const [saving, setSaving] = useState<SavingState | null>(null);
  const latest = useRef(history);
  const kept = useRef(first);
  const underWay = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function keep(now: Kept): void {
    kept.current = now;
    setSavedTree(now.tree);
  }

  function show(next: MenuHistory): void {
    latest.current = next;
    setHistory(next);
  }

  function change(next: MenuHistory): void {
    show(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** All that is unsaved; false when it could not be. Never two at once: the second would meet the first as a stranger. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current);
    while (underWay.current) await underWay.current;
    underWay.current = send();
    const done = await underWay.current;
    underWay.current = null;
    return done && latest.current.tree !== kept.current.tree ? save() : done;
  }

  async function send(): Promise<boolean> {
    const { tree } = latest.current;
    const changes = changesBetween(kept.current.tree, tree);
    if (isNothing(changes)) {
      keep({ ...kept.current, tree });
      return true;
    }
    setSaving({ kind: 'saving' });
    try {
      const body = { version: kept.current.version, ...changes };
      const { version } = await officeApi('saveMenu', { params: { id: menu._id }, body: written(body) });
      keep({ tree, version });
      setSaving({ kind: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : 'network';
      if (code === 'conflict' || code === 'menus.unknown') return meet(code === 'conflict');
      setSaving({ kind: 'failed', onRetry: () => void save() });
      return false;
    }
  }

  /** Goes on from what the others saved, with the own moves on top of it. */
  async function meet(replay: boolean): Promise<boolean> {
    const reply = await officeApi('builtMenu', { params: { id: menu._id } }).catch(() => null);
    if (!reply) {
      setSaving({ kind: 'failed', onRetry: () => void save() });
      return false;
    }
    const moves = (replay && movesSince(latest.current, kept.current.tree)) || [];
    const now = keptOf(reply.data);
    const { history: merged, lost } = replayed(now.tree, moves);
    keep(now);
    show(merged);
    setSaving({ kind: 'saved', at: Date.now() });
    onMet(replay ? { kind: 'merged', lost: lost.length } : { kind: 'reloaded' }, reply.data);
    return true;
  }

  const saveUnsaved = useEffectEvent(() => {
    if (latest.current.tree !== kept.current.tree) void save();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && saveUnsaved();
    const online = () => saveUnsaved();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    tree: history.tree,
    /** Why it cannot be done; null when it is done. */
    make(move: Move): Refusal | null {
      const made = make(latest.current, move);
      if (!made.ok) return made.refusal;
      change(made.history);
      return null;
    },
    undo: history.past.length > 0 ? () => change(undone(latest.current)) : undefined,
    redo: history.future.length > 0 ? () => change(redone(latest.current)) : undefined,
    /** How many steps can be taken back, and done again. */
    steps: { back: history.past.length, again: history.future.length },
    saving,
    isUnsaved: history.tree !== savedTree,
    save,
  };
}

type Body = ReturnType<typeof changesBetween> & { readonly version: number };

/** Lists of the wire can be written to, those of the tree never. */
const written = ({ version, subjects, groups, lists }: Body) => ({
  version,
  subjects: [...subjects],
  groups: groups.map(({ _id, name, lastActivityId, copiedFrom }) => ({
    _id,
    name,
    lastActivityId,
    copiedFrom,
  })),
  lists: lists.map((list) => ({ in: list.in, groups: [...list.groups], activities: [...list.activities] })),
});
