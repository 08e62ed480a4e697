import { Button } from '@flink/ui/play/buttons/button.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useState } from 'react';
import type { FamilyProgress, LearnerProgress } from './family-progress.ts';
import { ReachedDialog } from './reached-dialog.tsx';
import { ReachedItem } from './reached-item.tsx';
import styles from './reached-list.module.css';
import type { ReachedState } from './reached-page.ts';

/** On a screen; on paper all of the latest stand. */
const SHOWN = 2;

export interface ReachedListProps {
  readonly learner: LearnerProgress;
  readonly solution: NonNullable<FamilyProgress['solution']>;
  readonly state: ReachedState;
}

/** How much was mastered or begun, what of it was last, and the way to all of it. */
export function ReachedList({ learner, solution, state }: ReachedListProps) {
  const { t } = useTexts();
  const id = useId();
  const [all, setAll] = useState(false);
  const latest = learner.latest[state];
  const count = learner.activities[state === 'mastered' ? 'mastered' : 'partial'];
  return (
    <section className={styles.reached} aria-labelledby={id} style={colourTokens('red')}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {t(`progress.${state}`, { count })}
        </h3>
        {latest.length > SHOWN && (
          <Button variant="ghost" className={styles.all} aria-describedby={id} onClick={() => setAll(true)}>
            {t('progress.showAll')}
          </Button>
        )}
      </div>
      {latest.length === 0 ? (
        <p className={styles.nothing}>{t(`progress.nothing.${state}`)}</p>
      ) : (
        <ul className={styles.list}>
          {latest.map((item) => (
            <ReachedItem key={item._id} item={item} state={state} lang={solution.locale} />
          ))}
        </ul>
      )}
      {all && (
        <ReachedDialog
          title={t(`progress.all.${state}`, { name: learner.firstname })}
          whose={{ learnerId: learner._id, solutionId: solution._id, state }}
          lang={solution.locale}
          onClose={() => setAll(false)}
        />
      )}
    </section>
  );
}
