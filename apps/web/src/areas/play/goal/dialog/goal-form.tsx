import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useState } from 'react';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import type { PlayData } from '../../data/menu-data.ts';
import type { Learner, SubjectLine } from '../../menu/board/board.ts';
import { SubjectPicture, subjectColour, subjectName } from '../../menu/board/subject.tsx';
import { dayIn } from '../goal-days.ts';
import { type Approval, EMPTY_DRAFT, type GoalDraft, wishOf } from '../goals.ts';
import { Choice, Choices } from './choices.tsx';
import { DayChoice } from './day-choice.tsx';
import styles from './goal-form.module.css';
import { useChangeGoal } from './use-change-goal.ts';

export interface GoalFormProps {
  readonly data: PlayData;
  readonly learner: Learner;
  /** With what this learner has reached. */
  readonly lines: readonly SubjectLine[];
  readonly approval: Approval;
  readonly onCancel: () => void;
}

export function GoalForm({ data, learner, lines, approval, onCancel }: GoalFormProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<GoalDraft>(EMPTY_DRAFT);
  const { mutate, isPending, error } = useChangeGoal();
  const change = (part: Partial<GoalDraft>) => setDraft({ ...draft, ...part });

  const today = dayIn(data.center.timeZone, new Date());
  const wish = wishOf(draft, approval, today);
  const refusedDay = error instanceof CallFailed && error.code === 'goals.dateInPast';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (wish && !isPending) mutate({ learnerId: learner._id, solution: data.selectedSolutionId, wish });
  };

  return (
    <Form className={styles.form} busy={isPending} onSubmit={send}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SubjectAndLevel lines={lines} draft={draft} onChange={change} />
        </div>
        <div className={styles.column}>
          <DayChoice
            today={today}
            day={draft.day}
            error={refusedDay ? failureWords(t, error) : undefined}
            onChange={(day) => change({ day })}
          />
          {approval.kind === 'byOneOf' && (
            <Choices label={t('goal.whoAgrees')}>
              {approval.members.map((member) => (
                <Choice
                  key={member._id}
                  shape="face"
                  chosen={draft.approvedBy === member._id}
                  onChoose={() => change({ approvedBy: member._id })}
                >
                  <Face name={faceOf(member)} />
                  {member.firstname}
                </Choice>
              ))}
            </Choices>
          )}
        </div>
      </div>
      {error && !refusedDay && (
        <p className={styles.failure} role="alert">
          {failureWords(t, error)}
        </p>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t('uiPlay.cancel')}
        </Button>
        <Button type="submit" variant="go" icon="flag" disabled={!wish} busy={isPending}>
          {t('goal.set')}
        </Button>
      </DialogActions>
    </Form>
  );
}

interface SubjectAndLevelProps {
  readonly lines: readonly SubjectLine[];
  readonly draft: GoalDraft;
  readonly onChange: (part: Partial<GoalDraft>) => void;
}

/** The subject first: it says which levels there are. What is mastered already is no goal. */
function SubjectAndLevel({ lines, draft, onChange }: SubjectAndLevelProps) {
  const { t } = useTexts();
  const place = lines.findIndex(({ subject }) => subject === draft.subject);
  const line = lines[place];
  return (
    <>
      <Choices label={t('goal.subject')}>
        {lines.map(({ subject }, at) => (
          <Choice
            key={subject}
            shape="picture"
            chosen={subject === draft.subject}
            onChoose={() => onChange({ subject, level: null })}
            style={colourTokens(subjectColour(subject, at))}
          >
            <SubjectPicture subject={subject} />
            {subjectName(t, subject)}
          </Choice>
        ))}
      </Choices>
      {line ? (
        <Choices label={t('goal.level')}>
          {line.levels.map(({ level, progress }) => {
            const mastered = progress[0] === 'mastered';
            return (
              <Choice
                key={level}
                shape="number"
                chosen={level === draft.level}
                disabled={mastered}
                label={mastered ? t('goal.levelMastered', { level }) : String(level)}
                onChoose={() => onChange({ level })}
                style={colourTokens(subjectColour(line.subject, place))}
              >
                {level}
              </Choice>
            );
          })}
        </Choices>
      ) : (
        <p className={styles.hint}>{t('goal.subjectFirst')}</p>
      )}
    </>
  );
}
