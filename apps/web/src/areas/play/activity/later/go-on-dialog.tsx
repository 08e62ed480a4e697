import { Button } from '@flink/ui/play/buttons/button.tsx';
import type { IconName } from '@flink/ui/play/buttons/icon-paths.ts';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { CharacterDisc, type CharacterDiscProps } from '@flink/ui/play/people/character-disc.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';

export interface GoOnDialogProps {
  readonly title: string;
  readonly text: string;
  readonly face: CharacterDiscProps;
  /** The way that does not go on. */
  readonly other: { readonly icon: IconName; readonly label: string; readonly onChoose: () => void };
  /** The way that goes on, where it is not the same game. */
  readonly go?: { readonly icon: IconName; readonly label: string };
  onGoOn(): void;
}

/** Asks whether a game goes on. Closing the question goes on: nothing is lost by a stray key. */
export function GoOnDialog({ title, text, face, other, go, onGoOn }: GoOnDialogProps) {
  const { t } = useTexts();
  const textId = useId();
  return (
    <Dialog
      title={title}
      describedBy={textId}
      cross={false}
      backdrop="stays"
      crown={<CharacterDisc {...face} />}
      onClose={onGoOn}
    >
      <DialogMessage id={textId}>{text}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" icon={other.icon} onClick={other.onChoose}>
          {other.label}
        </Button>
        <Button variant="go" iconEnd={go?.icon ?? 'play'} data-autofocus onClick={onGoOn}>
          {go?.label ?? t('activity.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
