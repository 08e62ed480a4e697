import { Button } from '@flink/ui/play/button.tsx';
import { CharacterDisc } from '@flink/ui/play/character-disc.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialog-message.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';

export interface ResumeDialogProps {
  readonly name: string;
  onGoOn(): void;
  onStartAgain(): void;
}

/** A game was left in the middle. Closing the question goes on: nothing is lost by a stray key. */
export function ResumeDialog({ name, onGoOn, onStartAgain }: ResumeDialogProps) {
  const { t } = useTexts();
  const textId = useId();
  return (
    <Dialog
      title={t('activity.resume.title')}
      describedBy={textId}
      cross={false}
      backdrop="stays"
      crown={<CharacterDisc pose="happy" sign="play" tint="var(--feather-200)" />}
      onClose={onGoOn}
    >
      <DialogMessage id={textId}>{t('activity.resume.text', { name })}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" icon="retry" onClick={onStartAgain}>
          {t('activity.resume.startAgain')}
        </Button>
        <Button variant="go" iconEnd="play" data-autofocus onClick={onGoOn}>
          {t('activity.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
