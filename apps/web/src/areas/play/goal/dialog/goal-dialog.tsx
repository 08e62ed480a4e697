import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef, useState } from 'react';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { useMenuData, usePlayData } from '../../data/menu-data.ts';
import { linesOf } from '../../menu/board/board.ts';
import { ReadToMe } from '../../read-to-me.tsx';
import { useFocusFallback } from '../../use-focus-fallback.ts';
import { approvalFor, currentGoals } from '../goals.ts';
import { Choice, Choices } from './choices.tsx';
import { GoalCard } from './goal-card.tsx';
import styles from './goal-dialog.module.css';
import { GoalForm } from './goal-form.tsx';
import { daysLeftWords, goalName } from './goal-words.ts';

/** Spec 1 §2, Set Learning Goal: of each of the team the goal that is set, or the way to set one. */
export default function GoalDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const data = usePlayData();
  const menu = useMenuData();
  const [chosenId, setChosenId] = useState<string | null>(null);

  const learners = data?.learners ?? [];
  const learner = learners.find(({ _id }) => _id === chosenId) ?? learners[0];
  const current = data && currentGoals(data, new Date()).find((one) => one.learner === learner);
  const approval = data && learner && approvalFor(learner, data);
  const alone = !current && approval?.kind === 'nobodyHere';
  const title = current ? t('goal.current') : t('goal.title');
  const said = current
    ? [goalName(t, current.goal), daysLeftWords(t, current.daysLeft)]
    : [alone ? t('error.goals.needsFamilyMember') : t('goal.howTo')];
  const room = useRef<HTMLDivElement>(null);
  useFocusFallback(room, current?.goal);

  const colours = teamColours(learners.map(({ familyPlace }) => familyPlace));
  return (
    <Dialog
      title={title}
      lead={<ReadToMe title={title} lines={said} />}
      size={current || alone ? 'm' : 'l'}
      crown={alone && <CharacterDisc pose="thinking" sign="flag" tint="var(--sun-200)" />}
      backdrop="stays"
      onClose={onClose}
    >
      {learners.length > 1 && (
        <Choices label={t('goal.whose')} beside>
          {learners.map((one, place) => (
            <Choice
              key={one._id}
              shape="face"
              chosen={one === learner}
              onChoose={() => setChosenId(one._id)}
              style={colourTokens(colours[place] ?? 'purple')}
            >
              <Face name={faceOf(one)} />
              {one.firstname}
            </Choice>
          ))}
        </Choices>
      )}
      <div ref={room} tabIndex={-1} className={styles.room}>
        {!data || !learner || !approval || menu.kind === 'waiting' ? (
          <Bones />
        ) : menu.kind !== 'ready' ? (
          <p className={styles.said} role="alert">
            {t('error.play.menuFailed')}
          </p>
        ) : current ? (
          <GoalCard
            key={learner._id}
            current={current}
            menu={menu.menu}
            learners={learners}
            timeZone={data.center.timeZone}
          />
        ) : alone ? (
          <>
            <p className={styles.said}>{t('error.goals.needsFamilyMember')}</p>
            <DialogActions>
              <Button variant="go" onClick={onClose}>
                {t('uiPlay.ok')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <GoalForm
            key={learner._id}
            data={data}
            learner={learner}
            lines={linesOf(menu.menu, [learner])}
            approval={approval}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

function Bones() {
  return (
    <SkeletonScreen>
      <div className={styles.bones}>
        <Skeleton shape="card" />
        <Skeleton shape="button" />
      </div>
    </SkeletonScreen>
  );
}
