import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { Party } from '@flink/ui/play/rewards/party.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useApplause } from '../../use-applause.ts';
import type { ReachedGoal } from '../goals.ts';
import { goalName } from './goal-words.ts';
import { useChangeGoal } from './use-change-goal.ts';

export interface GoalPartyProps {
  readonly reached: ReachedGoal;
  readonly onDone: () => void;
}

/** Spec 1 §4: on accomplishment the user sees a congratulation and the goal is removed. */
export default function GoalParty({ reached: { learner, goal }, onDone }: GoalPartyProps) {
  const { t } = useTexts();
  const messageId = useId();
  const { mutate } = useChangeGoal();
  useApplause();

  const close = () => {
    // What does not get through comes back with the next visit: better cheered twice than never.
    mutate({ learnerId: learner._id, solution: goal.solution, wish: null });
    onDone();
  };

  return (
    <Dialog
      title={t('notice.goals.congratulations')}
      describedBy={messageId}
      around={<Party />}
      crown={<CharacterDisc pose="celebrating" sign="flag" tint="var(--sun-200)" />}
      onClose={close}
    >
      <DialogMessage id={messageId}>
        <strong>{t('goal.reachedBy', { name: learner.firstname, goal: goalName(t, goal) })}</strong>
        <br />
        {t('notice.goals.accomplished')}
      </DialogMessage>
      <DialogActions>
        <Button variant="go" data-autofocus onClick={close}>
          {t('uiPlay.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
