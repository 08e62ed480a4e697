import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import { type Learner, levelAt, linesOf, progressIn, type SolutionMenu } from '../../menu/board/board.ts';
import { SubjectPicture, subjectColour } from '../../menu/board/subject.tsx';
import { dayIn, longDay } from '../goal-days.ts';
import type { CurrentGoal } from '../goals.ts';
import styles from './goal-card.module.css';
import { daysLeftWords, goalName } from './goal-words.ts';
import { useChangeGoal } from './use-change-goal.ts';

export interface GoalCardProps {
  readonly current: CurrentGoal;
  readonly menu: SolutionMenu;
  readonly learners: readonly Learner[];
  /** Of the learning center. */
  readonly timeZone: string;
}

/** The goal that is set: what, until when, how far, and the way to take it away. */
export function GoalCard({ current, menu, learners, timeZone }: GoalCardProps) {
  const { t, locale } = useTexts();
  const { learner, goal, daysLeft } = current;
  const day = dayIn(timeZone, new Date(goal.expiredAt));
  const lines = linesOf(menu, [learner]);
  const groups = levelAt(lines, goal.subject, String(goal.level))?.counted ?? [];
  const mastered = groups.filter(({ _id }) => progressIn(_id, [learner])[0] === 'mastered').length;
  const approver = learners.find(({ _id }) => _id === goal.approvedBy);
  const place = lines.findIndex(({ subject }) => subject === goal.subject);
  return (
    <div
      className={styles.card}
      style={
        {
          ...colourTokens(subjectColour(goal.subject, place)),
          '--reached': groups.length === 0 ? 0 : mastered / groups.length,
        } as CSSProperties
      }
    >
      <div className={styles.what}>
        <SubjectPicture subject={goal.subject} className={styles.picture} />
        <strong>{goalName(t, goal)}</strong>
      </div>
      <div className={styles.way} aria-hidden="true">
        <span className={styles.walked} />
        <Icon name="flag" className={styles.flag} />
      </div>
      <p>{t('goal.groupsMastered', { mastered, count: groups.length })}</p>
      <p className={styles.until} role="status">
        {daysLeftWords(t, daysLeft)}
        <span>{longDay(day, locale)}</span>
      </p>
      {approver && <p className={styles.agreed}>{t('goal.agreedBy', { name: approver.firstname })}</p>}
      <DeleteButton learnerId={learner._id} solution={goal.solution} />
    </div>
  );
}

interface DeleteButtonProps {
  readonly learnerId: string;
  readonly solution: string;
}

function DeleteButton({ learnerId, solution }: DeleteButtonProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { mutate, isPending, error } = useChangeGoal();

  const ask = async () => {
    const yes = await dialogs.confirm({
      message: t('notice.goals.confirmDelete'),
      ok: t('goal.delete'),
      danger: true,
    });
    if (yes) mutate({ learnerId, solution, wish: null });
  };

  return (
    <>
      {error && (
        <p className={styles.failure} role="alert">
          {failureWords(t, error)}
        </p>
      )}
      <Button variant="ghost" icon="close" busy={isPending} onClick={ask}>
        {t('goal.delete')}
      </Button>
    </>
  );
}
