import type { PersonalData } from '@flink/contract/entities/personal-data.ts';
import { DELETION_DAYS, isTypedName } from '@flink/contract/rules/people/personal-data.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useState } from 'react';
import type { Wish } from '../../../../../shared/personal-data/use-personal-data.ts';
import styles from './own-data-view.module.css';

/** A member, or with null the whole family. */
export interface Target {
  readonly learnerId: string | null;
  readonly name: string;
}

interface DeleteDialogProps {
  readonly target: Target;
  readonly askToDelete: (wish: Wish) => Promise<PersonalData | null>;
  readonly onClose: () => void;
}

/** Says what goes, and asks for the name: a child who plays with the buttons deletes nobody. */
export function DeleteDialog({ target: { learnerId, name }, askToDelete, onClose }: DeleteDialogProps) {
  const { t } = useTexts();
  const showToast = useToasts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const isFamily = learnerId === null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!isTypedName(typed, name)) {
      setError(t('error.personalData.wrongName'));
      return;
    }
    setSending(true);
    try {
      await askToDelete({ learnerId, name: typed, now: false });
      showToast({ text: t('personalData.asked', { name }), tone: 'right' });
      onClose();
    } catch (failed) {
      setError((failed as Error).message);
      setSending(false);
    }
  };

  return (
    <Dialog
      title={
        isFamily
          ? t('personalData.question.familyTitle', { name })
          : t('personalData.question.title', { name })
      }
      size="l"
      backdrop="stays"
      onClose={onClose}
    >
      <Form className={styles.question} busy={sending} onSubmit={(event) => void send(event)}>
        <p>{isFamily ? t('personalData.question.familyGoes') : t('personalData.question.goes', { name })}</p>
        <p>{t('personalData.question.wait', { days: DELETION_DAYS })}</p>
        <TextField
          label={t('personalData.question.type', { name })}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={({ target: field }) => {
            setTyped(field.value);
            setError(undefined);
          }}
        />
        <div className={styles.answers}>
          <Button onClick={onClose}>{t('personalData.question.cancel')}</Button>
          <Button variant="danger" type="submit" icon="trash" busy={sending}>
            {t('personalData.question.ok')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
