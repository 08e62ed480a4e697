import { CallFailed } from '@flink/contract/client/client.ts';
import type { BuiltMenu, PaletteItem } from '@flink/contract/entities/menu-builder.ts';
import {
  type Cell,
  cellAround,
  cellsInOrder,
  type Entry,
  entryKey,
  groupsAbove,
  groupsAt,
  type Holder,
  holderOf,
  isCell,
  type MenuTree,
  type TreeGroup,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { afterMove, type Move, type Step, stepOf } from '@flink/contract/rules/menu-builder/moves.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { Drop } from './drop-at.ts';
import { useKnownActivities } from './known-activities.ts';
import { figuresOf, KNOWN_SUBJECTS } from './menu-figures.ts';
import { cellWords, placeWords, refusalWords } from './menu-words.ts';
import { rowsOf } from './tree-rows.ts';
import type { Carried } from './use-drag.ts';
import { type Met, useMenuDraft } from './use-menu-draft.ts';

/** All that can be done in the builder; what is seen of it is the screen's. */
export function useBuilder(menu: BuiltMenu) {
  const { t } = useTexts();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const { known, learn } = useKnownActivities(menu.activities);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [ownSubjects, setOwnSubjects] = useState<readonly string[]>([]);

  const draft = useMenuDraft(menu, (met: Met, now) => {
    learn(now.activities);
    const words =
      met.kind === 'reloaded'
        ? t('builder.metReloaded')
        : met.lost > 0
          ? t('builder.metLost', { count: met.lost })
          : t('builder.met');
    toasts.show({ message: words, tone: met.kind === 'merged' && met.lost === 0 ? 'ok' : 'bad' });
  });
  const { tree } = draft;
  const [cell, setCell] = useState<Cell>(() => cellsInOrder(tree)[0] ?? { subject: 'reading', level: 1 });
  const figures = useMemo(() => figuresOf(tree, (id) => known.get(id)?.isValid ?? true), [tree, known]);
  const rows = useMemo(() => rowsOf(tree, cell, opened), [tree, cell, opened]);
  const subjects = useMemo(
    () => [...new Set([...tree.subjects, ...KNOWN_SUBJECTS, ...ownSubjects])],
    [tree, ownSubjects],
  );
  const row = chosen ? rows.find(({ key }) => key === entryKey(chosen)) : undefined;

  const nameOf = (entry: Entry): string =>
    (entry.kind === 'group' ? tree.groups.get(entry._id)?.name : known.get(entry._id)?.activityName) ?? '';

  const openAlso = (ids: readonly string[]) =>
    setOpened((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));

  /** Shows where something stands, and chooses it. */
  function show(within: MenuTree, entry: Entry): void {
    const holder = holderOf(within, entry);
    const around = holder && cellAround(within, holder);
    if (!holder || !around) return;
    setCell(around);
    openAlso(groupsAbove(within, holder));
    setChosen(entry);
  }

  /** Does it and says where it went, or says why not. */
  function make(move: Move, words: string, after: Entry | null, carriedTo?: Holder): boolean {
    const refusal = draft.make(move);
    if (refusal) {
      const why = refusalWords(t, tree, refusal);
      setSaid(why);
      toasts.show({ message: why, tone: 'bad' });
      return false;
    }
    setSaid(words);
    if (after) {
      setChosen(after);
      if (carriedTo) {
        const around = cellAround(tree, carriedTo);
        if (around) setCell(around);
        openAlso(groupsAbove(tree, carriedTo));
      }
    }
    return true;
  }

  function moveEntry(move: Move & { readonly type: 'move' }): boolean {
    const { entry, to } = move;
    const place = placeWords(t, tree, { kind: entry.kind, entry }, move);
    return make(move, t('builder.moved', { name: nameOf(entry), place }), afterMove(entry, to), to);
  }

  /** Where the plus of the palette and the next new thing goes: into the chosen group, else to the subject and level. */
  const target: Holder =
    chosen && holderOf(tree, chosen)
      ? { groupId: chosen.kind === 'group' ? chosen._id : chosen.groupId }
      : cell;

  async function add(
    item: Pick<PaletteItem, 'kind' | '_id' | 'name'>,
    to: Holder,
    index?: number,
  ): Promise<void> {
    if (item.kind === 'activity') {
      const at = index ?? (isCell(to) ? 0 : (tree.groups.get(to.groupId)?.activities.length ?? 0));
      const entry = isCell(to) ? null : ({ kind: 'activity', _id: item._id, groupId: to.groupId } as const);
      const place = placeWords(t, tree, { kind: 'activity', entry: null }, { to, index: at });
      make(
        { type: 'addActivity', _id: item._id, to, index: at },
        t('builder.moved', { name: item.name, place }),
        entry,
        to,
      );
      return;
    }
    const reply = await officeApi('groupElements', { params: { id: item._id } }).catch((error: unknown) => {
      const message = error instanceof CallFailed ? error.message : t('builder.paletteFailed');
      toasts.show({ message, tone: 'bad' });
      return null;
    });
    if (!reply) return;
    learn(reply.data.activities);
    const groups = copyOf(reply.data.groups);
    const at = index ?? groupsAt(tree, to).length;
    const place = placeWords(t, tree, { kind: 'group', entry: null }, { to, index: at });
    make(
      { type: 'addGroup', groups, to, index: at },
      t('builder.moved', { name: item.name, place }),
      { kind: 'group', _id: groups[0]._id },
      to,
    );
  }

  return {
    draft,
    tree,
    figures,
    known,
    rows,
    row,
    cell,
    chosen,
    opened,
    said,
    target,
    nameOf,
    subjects,
    say: setSaid,
    choose: setChosen,
    chooseCell: (next: Cell) => {
      setCell(next);
      setChosen(null);
    },
    open: (groupId: string, open: boolean) =>
      setOpened((before) => {
        const next = new Set(before);
        if (open) next.add(groupId);
        else next.delete(groupId);
        return next;
      }),
    openAll: (open: boolean) => setOpened(open ? new Set(tree.groups.keys()) : new Set()),
    step(step: Step): void {
      const move = chosen && stepOf(tree, chosen, step);
      if (move?.type === 'move') moveEntry(move);
    },
    moveEntry,
    drop(what: Carried, { to, index }: Drop): void {
      if (what.entry) moveEntry({ type: 'move', entry: what.entry, to, index });
      else void add(what, to, index);
    },
    add,
    showItem(item: PaletteItem): void {
      const holder =
        item.kind === 'group'
          ? tree.groups.get(item._id)
          : [...tree.groups.values()].find(({ activities }) => activities.includes(item._id));
      if (!holder) return;
      const entry: Entry =
        item.kind === 'group'
          ? { kind: 'group', _id: item._id }
          : { kind: 'activity', _id: item._id, groupId: holder._id };
      show(tree, entry);
    },
    rename: (groupId: string, name: string) =>
      make({ type: 'rename', groupId, name }, name, { kind: 'group', _id: groupId }),
    setLast: (groupId: string, activityId: string | null) =>
      make({ type: 'setLast', groupId, activityId }, t('builder.last'), { kind: 'group', _id: groupId }),
    remove(): void {
      if (!chosen) return;
      const name = nameOf(chosen);
      const at = rows.findIndex(({ key }) => key === entryKey(chosen));
      const words = t('builder.takenOut', { name });
      // The focus goes to what stands where it stood, or above it.
      const depth = rows[at]?.depth ?? 0;
      const next = rows.find((other, index) => index > at && other.depth <= depth) ?? rows[at - 1] ?? null;
      if (!make({ type: 'remove', entry: chosen }, words, null)) return;
      setChosen(next?.entry ?? null);
      toasts.show({ message: words });
    },
    async newGroup(): Promise<void> {
      const name = await dialogs.prompt({
        title: t('builder.newGroup'),
        message: t('builder.newGroupHint', { place: cellWords(t, cell) }),
        label: t('builder.newGroupName'),
        action: t('builder.add'),
        maxLength: 200,
      });
      if (name === null) return;
      const _id = crypto.randomUUID();
      const index = groupsAt(tree, cell).length;
      const place = placeWords(t, tree, { kind: 'group', entry: null }, { to: cell, index });
      make(
        { type: 'addGroup', groups: [{ _id, name, groups: [], activities: [] }], to: cell, index },
        t('builder.moved', { name, place }),
        { kind: 'group', _id },
        cell,
      );
    },
    async newSubject(): Promise<void> {
      const subject = await dialogs.prompt({
        title: t('builder.newSubject'),
        label: t('builder.newSubjectName'),
        action: t('builder.add'),
        maxLength: 60,
        check: (answer) =>
          tree.subjects.includes(answer) || KNOWN_SUBJECTS.includes(answer)
            ? t('builder.newSubjectThere')
            : undefined,
      });
      if (subject === null) return;
      setOwnSubjects((before) => [...before, subject]);
      setCell({ subject, level: 1 });
      setChosen(null);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;

/** With ids of its own: the pattern stays in the menu it stands in. */
function copyOf(groups: readonly BuiltMenu['groups'][number][]): readonly [TreeGroup, ...TreeGroup[]] {
  const ids = new Map(groups.map(({ _id }) => [_id, crypto.randomUUID() as string]));
  const [root, ...others] = groups.map(
    ({ _id, name, activityIds }): TreeGroup => ({
      _id: ids.get(_id) ?? _id,
      name,
      groups: groups
        .filter(({ parentId }) => parentId === _id)
        .map((inner) => ids.get(inner._id) ?? inner._id),
      activities: activityIds,
      copiedFrom: _id,
    }),
  );
  if (!root) throw new Error('A group without itself was copied.');
  return [root, ...others];
}
