import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogMessage } from './dialog-message.tsx';
import { type PromptOptions, promptAnswer } from './dialog-requests.ts';
import styles from './prompt-dialog.module.css';

export interface PromptDialogProps extends PromptOptions {
  readonly onAnswer: (text: string | null) => void;
}

export function PromptDialog({
  title,
  message,
  label,
  hint,
  error,
  initial = '',
  ok,
  maxLength,
  type = 'text',
  onAnswer,
}: PromptDialogProps) {
  const { t } = useTexts();
  const messageId = useId();
  const [typed, setTyped] = useState(initial);
  const isTooLong = typed.length > (maxLength ?? Number.POSITIVE_INFINITY);
  const answer = isTooLong ? null : promptAnswer(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== null) onAnswer(answer);
  };

  return (
    <Dialog
      title={title}
      backdrop="stays"
      describedBy={message ? messageId : undefined}
      onClose={() => onAnswer(null)}
    >
      <form className={styles.form} onSubmit={submit}>
        {message && <DialogMessage id={messageId}>{message}</DialogMessage>}
        <TextField
          type={type}
          label={label}
          hint={hint}
          error={isTooLong ? t('uiPlay.tooLong', { count: typed.length, most: maxLength ?? 0 }) : error}
          value={typed}
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
