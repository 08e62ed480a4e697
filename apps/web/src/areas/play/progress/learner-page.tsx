import { Face } from '@flink/ui/play/face.tsx';
import { Sheet } from '@flink/ui/play/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { faceOf } from '../face-of.ts';
import type { FamilyProgress, LearnerProgress } from './family-progress.ts';
import styles from './learner-page.module.css';
import { Meadow } from './meadow.tsx';
import { RecentList } from './recent-list.tsx';
import { WeekStrips } from './week-strips.tsx';

export interface LearnerPageProps {
  readonly learner: LearnerProgress;
  readonly solution: FamilyProgress['solution'];
}

/** One sheet for one learner; on paper, one page. */
export function LearnerPage({ learner, solution }: LearnerPageProps) {
  const { t } = useTexts();
  const { activities } = learner;
  return (
    <Sheet className={styles.sheet}>
      <header className={styles.head}>
        <Face name={faceOf(learner)} className={styles.face} />
        <div>
          <h2 className={styles.name}>{learner.firstname}</h2>
          <p>
            <strong>{t('progress.mastered', { count: activities.mastered })}</strong>{' '}
            {t('progress.begun', { count: activities.partial })}
          </p>
        </div>
        {solution && (
          <p className={styles.solution} lang={solution.locale}>
            {solution.displayName}
          </p>
        )}
      </header>
      <Meadow levels={learner.levels} />
      <div className={styles.beside}>
        <WeekStrips thisWeek={learner.thisWeek} previousWeek={learner.previousWeek} />
        <RecentList recent={learner.recent} lang={solution?.locale} />
      </div>
    </Sheet>
  );
}
