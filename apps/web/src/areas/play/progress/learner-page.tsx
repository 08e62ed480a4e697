import { Face } from '@flink/ui/play/people/face.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { dayText } from '../../../shared/moment.ts';
import { faceOf } from '../../../shared/play/face-of.ts';
import type { FamilyProgress, LearnerProgress } from './family-progress.ts';
import styles from './learner-page.module.css';
import { Meadow } from './meadow.tsx';
import { ReachedList } from './reached-list.tsx';
import { ReadingLine } from './reading-line.tsx';
import { WeekStrips } from './week-strips.tsx';

export interface LearnerPageProps {
  readonly learner: LearnerProgress;
  readonly solution: NonNullable<FamilyProgress['solution']>;
  /** The time that reports are about. */
  readonly period: FamilyProgress['period'];
}

/** One sheet for one learner; on paper, one page that says whose, of what and of which day it is. */
export function LearnerPage({ learner, solution, period }: LearnerPageProps) {
  const { t, locale } = useTexts();
  return (
    <Sheet className={styles.sheet}>
      <header className={styles.head}>
        <Face name={faceOf(learner)} className={styles.face} />
        <h2 className={styles.name}>
          <bdi>{`${learner.firstname} ${learner.lastname}`}</bdi>
        </h2>
        <p className={styles.paper}>
          <strong>{t('progress.title')}</strong>
          <bdi lang={solution.locale}>{solution.displayName}</bdi>
          <bdi>{dayText(new Date().toISOString(), locale)}</bdi>
        </p>
      </header>
      <Meadow levels={learner.levels} />
      <WeekStrips thisWeek={learner.thisWeek} previousWeek={learner.previousWeek} />
      <p className={styles.period}>
        {t('progress.inPeriod', {
          from: dayText(`${period.starts}T12:00:00`, locale),
          to: dayText(`${period.ends}T12:00:00`, locale),
          ...learner.inPeriod,
        })}
      </p>
      <ReadingLine readings={learner.readings} />
      <div className={styles.lists}>
        <ReachedList learner={learner} solution={solution} state="mastered" />
        <ReachedList learner={learner} solution={solution} state="begun" />
      </div>
    </Sheet>
  );
}
