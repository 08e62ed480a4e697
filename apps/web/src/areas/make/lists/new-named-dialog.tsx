import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';

interface NewNamedDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Makes it; what is refused is told at the name. */
  readonly onSave: (name: string) => Promise<void>;
  /** What else is asked, behind the name. */
  readonly children?: ReactNode;
}

/** Something new that begins with a name: a wordlist, a group. */
export function NewNamedDialog({ title, onClose, onSave, children }: NewNamedDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isNamed = name.trim() !== '';

  const save = async () => {
    if (!isNamed || isSaving) return;
    setSaving(true);
    try {
      await onSave(name);
    } catch (error) {
      setRefused(error instanceof CallFailed ? (error.fields.name ?? error.message) : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      opened
      title={title}
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
      {children}
    </Dialog>
  );
}
