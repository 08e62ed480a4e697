import type { PersonalData } from '@flink/contract/entities/personal-data.ts';
import { DELETION_DAYS, isTypedName } from '@flink/contract/rules/people/personal-data.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useId, useState } from 'react';
import type { Wish } from '../../../../shared/personal-data/use-personal-data.ts';
import classes from './families.module.css';

/** A member, or with null the whole family. */
export interface Target {
  readonly learnerId: string | null;
  readonly name: string;
}

interface DeletePersonDialogProps {
  readonly target: Target;
  readonly mayDeleteNow: boolean;
  readonly askToDelete: (wish: Wish) => Promise<PersonalData | null>;
  readonly onDone: (name: string, how: { readonly now: boolean; readonly isGone: boolean }) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what goes, and asks for the name: a press too much deletes nobody. */
export function DeletePersonDialog(props: DeletePersonDialogProps) {
  const { target, mayDeleteNow, askToDelete, onDone, onClose } = props;
  const { t } = useTexts();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [now, setNow] = useState(false);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { name, learnerId } = target;
  const isFamily = learnerId === null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTypedName(typed, name)) {
      setError(t('error.personalData.wrongName'));
      return;
    }
    setSending(true);
    setError(undefined);
    try {
      const left = await askToDelete({ learnerId, name: typed, now });
      await onDone(name, { now, isGone: left === null });
    } catch (failed) {
      setError((failed as Error).message);
      setSending(false);
    }
  };

  return (
    <Dialog
      opened
      width="decide"
      title={
        isFamily
          ? t('personalData.question.familyTitle', { name })
          : t('personalData.question.title', { name })
      }
      lead={isFamily ? t('personalData.question.familyGoes') : t('personalData.question.goes', { name })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('personalData.question.cancel')}</Button>
          <Button variant="badSolid" type="submit" form={form} loading={sending} disabled={typed === ''}>
            {t('personalData.question.ok')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.question} onSubmit={(event) => void send(event)}>
        <p className={classes.hint}>
          {now
            ? t('personalData.question.nowHint')
            : t('personalData.question.wait', { days: DELETION_DAYS })}
        </p>
        <TextField
          label={t('personalData.question.type', { name })}
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          required
          {...(error ? { error } : {})}
        />
        {mayDeleteNow && (
          <CheckboxField label={t('personalData.question.now')} checked={now} onChange={setNow} />
        )}
      </form>
    </Dialog>
  );
}
