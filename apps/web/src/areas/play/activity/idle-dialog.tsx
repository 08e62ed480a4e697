import { Button } from '@flink/ui/play/button.tsx';
import { CharacterDisc } from '@flink/ui/play/character-disc.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialog-message.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';

export interface IdleDialogProps {
  onGoOn(): void;
  onLeave(): void;
}

/** After ten minutes without a touch (spec 1 §9): the time stands still until somebody answers. */
export function IdleDialog({ onGoOn, onLeave }: IdleDialogProps) {
  const { t } = useTexts();
  const textId = useId();
  return (
    <Dialog
      title={t('activity.idle.title')}
      describedBy={textId}
      cross={false}
      backdrop="stays"
      crown={<CharacterDisc pose="thinking" sign="help" tint="var(--sun-200)" />}
      onClose={onGoOn}
    >
      <DialogMessage id={textId}>{t('activity.idle.text')}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" icon="home" onClick={onLeave}>
          {t('activity.leave')}
        </Button>
        <Button variant="go" iconEnd="play" data-autofocus onClick={onGoOn}>
          {t('activity.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
