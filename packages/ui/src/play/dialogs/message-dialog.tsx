import { useId } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { CharacterDisc } from '../people/character-disc.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogMessage } from './dialog-message.tsx';
import type { MessageOptions } from './dialog-requests.ts';

export interface MessageDialogProps extends MessageOptions {
  readonly kind: 'info' | 'error';
  readonly onClose: () => void;
}

export function MessageDialog({ kind, title, message, onClose }: MessageDialogProps) {
  const { t } = useTexts();
  const messageId = useId();
  const wrong = kind === 'error';
  return (
    <Dialog
      title={title ?? (wrong ? t('uiPlay.dialog.error') : t('uiPlay.dialog.info'))}
      role={wrong ? 'alertdialog' : undefined}
      describedBy={messageId}
      crown={
        wrong ? (
          <CharacterDisc pose="thinking" sign="alert" tint="var(--wrong-tint)" />
        ) : (
          <CharacterDisc pose="happy" sign="info" tint="var(--feather-200)" />
        )
      }
      onClose={onClose}
    >
      <DialogMessage id={messageId}>{message}</DialogMessage>
      <DialogActions>
        <Button variant="go" data-autofocus onClick={onClose}>
          {t('uiPlay.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
