import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { Party } from '@flink/ui/play/rewards/party.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useApplause } from '../../use-applause.ts';

export interface RewardPartyProps {
  readonly value: number;
  readonly onClose: () => void;
}

export function RewardParty({ value, onClose }: RewardPartyProps) {
  const { t } = useTexts();
  const messageId = useId();
  useApplause();
  return (
    <Dialog
      title={t('familyPoints.turnedIn')}
      describedBy={messageId}
      around={<Party />}
      crown={<CharacterDisc pose="celebrating" sign="gift" tint="var(--sun-200)" />}
      onClose={onClose}
    >
      <DialogMessage id={messageId}>
        {value > 0 ? t('familyPoints.turnedInText', { count: value }) : t('familyPoints.turnedInPlain')}
      </DialogMessage>
      <DialogActions>
        <Button variant="go" data-autofocus onClick={onClose}>
          {t('uiPlay.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
