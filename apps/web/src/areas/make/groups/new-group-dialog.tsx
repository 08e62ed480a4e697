import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { GroupType } from './group-types.ts';

interface NewGroupDialogProps {
  readonly type: GroupType;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function NewGroupDialog({ type, onClose, onMade }: NewGroupDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isNamed = name.trim() !== '';

  const save = async () => {
    if (!isNamed || isSaving) return;
    setSaving(true);
    try {
      const { data } = await officeApi('createGroup', { body: { type, name } });
      await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
      onMade(data._id);
    } catch (error) {
      setRefused(error instanceof CallFailed ? (error.fields?.name ?? error.message) : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      opened
      title={t('make.groups.new')}
      onClose={onClose}
      onConfirm={() => void save()}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" disabled={!isNamed} loading={isSaving} onClick={() => void save()}>
            {t('make.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('make.name')}
        required
        maxLength={200}
        value={name}
        {...(refused === undefined ? {} : { error: refused })}
        onChange={(typed) => {
          setName(typed);
          setRefused(undefined);
        }}
        onEnter={() => void save()}
      />
    </Dialog>
  );
}
