import { classNames } from '@flink/ui/play/class-names.ts';
import { Face } from '@flink/ui/play/people/face.tsx';
import sheet from '@flink/ui/play/scene/sheet.module.css';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { KeyboardEvent } from 'react';
import { faceOf } from '../../../shared/play/face-of.ts';
import type { LearnerProgress } from './family-progress.ts';
import styles from './learner-tabs.module.css';

export const tabId = (learnerId: string) => `progress-tab-${learnerId}`;
export const panelId = (learnerId: string) => `progress-of-${learnerId}`;

export interface LearnerTabsProps {
  readonly learners: readonly LearnerProgress[];
  readonly chosen: string;
  readonly onChoose: (learnerId: string) => void;
}

/** The family: whose page is shown. By arrows, as tabs are. */
export function LearnerTabs({ learners, chosen, onChoose }: LearnerTabsProps) {
  const { t, dir } = useTexts();

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, dir);
    if (step === 0) return;
    event.preventDefault();
    const place = learners.findIndex(({ _id }) => _id === chosen);
    const next = learners[(place + step + learners.length) % learners.length];
    if (!next) return;
    onChoose(next._id);
    document.getElementById(tabId(next._id))?.focus();
  };

  return (
    <div role="tablist" aria-label={t('progress.whose')} className={styles.tabs} onKeyDown={move}>
      {learners.map((learner) => (
        <button
          key={learner._id}
          id={tabId(learner._id)}
          type="button"
          role="tab"
          aria-selected={learner._id === chosen}
          aria-controls={panelId(learner._id)}
          tabIndex={learner._id === chosen ? 0 : -1}
          className={classNames(sheet.sheet, sheet.pill, styles.tab)}
          onClick={() => onChoose(learner._id)}
        >
          <Face name={faceOf(learner)} className={styles.face} />
          <span className={styles.name}>{learner.firstname}</span>
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, dir: 'ltr' | 'rtl'): number {
  if (key === 'ArrowRight') return dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowLeft') return dir === 'rtl' ? 1 : -1;
  return 0;
}
