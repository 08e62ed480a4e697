import { useId } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { CharacterDisc } from '../people/character-disc.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogMessage } from './dialog-message.tsx';
import type { ConfirmOptions } from './dialog-requests.ts';

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog({ title, message, ok, cancel, danger, onAnswer }: ConfirmDialogProps) {
  const { t } = useTexts();
  const messageId = useId();
  return (
    <Dialog
      title={title ?? t('uiPlay.dialog.confirm')}
      role="alertdialog"
      describedBy={messageId}
      crown={
        <CharacterDisc pose="thinking" sign="help" tint={danger ? 'var(--red-tint)' : 'var(--sun-200)'} />
      }
      onClose={() => onAnswer(false)}
    >
      <DialogMessage id={messageId}>{message}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" data-autofocus={danger || undefined} onClick={() => onAnswer(false)}>
          {cancel ?? t('uiPlay.cancel')}
        </Button>
        <Button
          variant={danger ? 'danger' : 'go'}
          data-autofocus={danger ? undefined : true}
          onClick={() => onAnswer(true)}
        >
          {ok ?? t('uiPlay.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
