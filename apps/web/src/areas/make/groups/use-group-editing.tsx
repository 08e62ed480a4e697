import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { useMakeUndo } from '../lists/make-trash.tsx';

interface Saved {
  readonly elements: { readonly _id: string; readonly isGroup: boolean }[];
  readonly educationalCategories?: MadeGroup['educationalCategories'];
  readonly words?: string[];
  readonly multilangWordsHelp?: MadeGroup['multilangWordsHelp'];
}

interface GroupEditingOf {
  readonly group: MadeGroup;
  readonly name: string;
  readonly isDirty: boolean;
  /** What is saved beside the name; what is not sent stays. */
  readonly changed: () => Saved;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onGone: () => void;
}

/** What can be done with a group of any type: it is saved under a name that is free, and deleted where nothing uses it. */
export function useGroupEditing({ group, name, isDirty, changed, onDirty, onGone }: GroupEditingOf) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const undoDelete = useMakeUndo('activityGroups');
  const queries = useQueryClient();
  const holder = holderOf(useSession());
  const may = (action: 'edit' | 'delete') =>
    allows({ flinkMake: { activityGroups: { [action]: true } } }, holder);
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  const mayEdit = may('edit');
  const maySave = isDirty && name.trim() !== '';

  const keep = async (next: MadeGroup) => {
    queries.setQueryData(['make', 'group', group._id], next);
    await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
  };
  const save = async () => {
    if (!maySave || isSaving) return;
    setSaving(true);
    try {
      const { data } = await officeApi('changeGroup', {
        body: { ...changed(), _id: group._id, version: group.version, name },
      });
      show({ message: t('make.groups.saved', { name: data.name }) });
      onDirty(false);
      await keep(data);
    } catch (error) {
      const atName = error instanceof CallFailed ? error.fields.name : undefined;
      setRefused(atName);
      if (atName === undefined) await dialogs.error({ message: (error as Error).message });
    } finally {
      setSaving(false);
    }
  };
  const remove = async () => {
    if (!(await dialogs.confirmDelete({ name: group.name, message: t('trash.canRestore') }))) return;
    let batch: string;
    try {
      ({ undo: batch } = await officeApi('deleteGroup', { params: { id: group._id } }));
    } catch (error) {
      const uses = error instanceof CallFailed ? error.rows : [];
      await (uses.length > 0
        ? dialogs.info({
            title: t('make.inUse', { name: group.name }),
            message: (
              <ul>
                {uses.map(({ _id, title }) => (
                  <li key={_id}>{title}</li>
                ))}
              </ul>
            ),
          })
        : dialogs.error({ message: (error as Error).message }));
      return;
    }
    show({
      message: t('make.deleted', { name: group.name }),
      undo: () => undoDelete(batch, group.name),
    });
    await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
    onGone();
  };
  useShortcut('mod+s', mayEdit ? () => void save() : undefined);
  return {
    mayEdit,
    mayDelete: may('delete'),
    maySave,
    isSaving,
    refused,
    forgetRefusal: () => setRefused(undefined),
    keep,
    save,
    remove,
  };
}

export type GroupEditing = ReturnType<typeof useGroupEditing>;
