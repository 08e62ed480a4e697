import {
  cellAround,
  type Entry,
  groupsAt,
  groupsWithin,
  type Holder,
  holderOf,
  type MenuTree,
  siblingsOf,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { type Move, moved } from '@flink/contract/rules/menu-builder/moves.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { refusalWords, subjectWords } from './menu-words.ts';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  readonly tree: MenuTree;
  readonly entry: Entry;
  readonly name: string;
  readonly subjects: readonly string[];
  readonly levels: readonly number[];
  readonly onClose: () => void;
  readonly onMove: (move: Move) => void;
}

/** The long way, without dragging: a group goes to the end of a subject and level, an activity into one of its groups. */
export function MoveDialog({ tree, entry, name, subjects, levels, onClose, onMove }: MoveDialogProps) {
  const { t } = useTexts();
  const from = holderOf(tree, entry);
  const here = from && cellAround(tree, from);
  const [subject, setSubject] = useState(here?.subject ?? subjects[0] ?? '');
  const [level, setLevel] = useState(here?.level ?? 1);
  const [groupId, setGroupId] = useState<string | null>(null);
  const cell = { subject, level };
  const groups = groupsAt(tree, cell).flatMap((id) => groupsWithin(tree, id));
  const chosenGroup = groups.find(({ _id }) => _id === groupId);
  const to: Holder | null = entry.kind === 'group' ? cell : chosenGroup ? { groupId: chosenGroup._id } : null;
  const move: Move | null = to && { type: 'move', entry, to, index: siblingsOf(tree, entry, to).length };
  const tried = move && moved(tree, move);
  const go = () => {
    if (move && tried?.ok) onMove(move);
  };

  return (
    <Dialog
      opened
      title={t('builder.moveToTitle', { name })}
      onClose={onClose}
      onConfirm={go}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" wraps disabled={!tried?.ok} onClick={go}>
            {t('builder.moveToAction', { name })}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <SelectField
          label={t('builder.subject')}
          value={subject}
          options={subjects.map((one) => ({ value: one, label: subjectWords(t, one) }))}
          onChange={(value) => value && setSubject(value)}
        />
        <SelectField
          label={t('builder.level')}
          value={String(level)}
          options={levels.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(value) => value && setLevel(Number(value))}
        />
        {entry.kind === 'activity' && (
          <SelectField
            label={t('builder.inGroup')}
            searchable
            value={chosenGroup?._id ?? null}
            options={groups.map((group) => ({ value: group._id, label: group.name }))}
            onChange={setGroupId}
            disabled={groups.length === 0}
            {...(groups.length === 0 ? { hint: t('builder.noGroup') } : {})}
          />
        )}
        {tried && !tried.ok && <StatePip tone="bad">{refusalWords(t, tree, tried.refusal)}</StatePip>}
      </div>
    </Dialog>
  );
}
