import { type FormEvent, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { type PromptOptions, promptAnswer } from './dialog-requests.ts';
import styles from './prompt-dialog.module.css';

export interface PromptDialogProps extends PromptOptions {
  readonly onAnswer: (text: string | null) => void;
}

export function PromptDialog({
  title,
  label,
  hint,
  initial = '',
  ok,
  maxLength,
  onAnswer,
}: PromptDialogProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(initial);
  const answer = promptAnswer(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== null) onAnswer(answer);
  };

  return (
    <Dialog title={title} backdrop="stays" onClose={() => onAnswer(null)}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={label}
          hint={hint}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={() => onAnswer(null)}>
            {t('uiPlay.cancel')}
          </Button>
          <Button variant="go" type="submit" disabled={answer === null}>
            {ok ?? t('uiPlay.ok')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
