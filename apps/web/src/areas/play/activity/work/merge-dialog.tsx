import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';

export interface MergeDialogProps {
  onMerge(): void;
  /** Goes on with what is here; both stay where they are. */
  onLater(): void;
}

/** The same work was written on two devices. */
export function MergeDialog({ onMerge, onLater }: MergeDialogProps) {
  const { t } = useTexts();
  const textId = useId();
  return (
    <Dialog
      title={t('activity.merge.title')}
      describedBy={textId}
      cross={false}
      backdrop="stays"
      crown={<CharacterDisc pose="thinking" sign="play" tint="var(--feather-200)" />}
      onClose={onLater}
    >
      <DialogMessage id={textId}>{t('activity.merge.text')}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" onClick={onLater}>
          {t('activity.merge.later')}
        </Button>
        <Button variant="go" icon="check" data-autofocus onClick={onMerge}>
          {t('activity.merge.both')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
