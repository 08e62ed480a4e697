import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { Sheet } from '../scene/sheet.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './progress-dots.module.css';

export type Step = 'right' | 'tried' | 'now' | 'todo';

/** More dots than this do not fit between the two buttons of a phone's bar. */
const MOST_DOTS = 10;

export interface ProgressDotsProps {
  readonly steps: readonly Step[];
}

/** How far a game has come: a dot for each question, or a filling line when they are many. */
export function ProgressDots({ steps }: ProgressDotsProps) {
  const { t } = useTexts();
  const total = steps.length;
  const now = steps.indexOf('now') + 1 || total;
  const label = t('uiPlay.question', { now, total });

  const says: Record<Step, string> = {
    right: t('uiPlay.step.right'),
    tried: t('uiPlay.step.tried'),
    now: t('uiPlay.step.now'),
    todo: t('uiPlay.step.todo'),
  };

  if (total > MOST_DOTS) {
    const done = steps.filter((step) => step === 'right' || step === 'tried').length;
    return (
      <Sheet shape="pill" className={styles.pill}>
        <progress className={styles.line} value={done} max={total} aria-label={label} />
        <span className={styles.count} aria-hidden="true">
          {t('uiPlay.count', { now, total })}
        </span>
      </Sheet>
    );
  }

  return (
    <Sheet shape="pill" className={styles.pill}>
      <ol className={styles.dots} aria-label={label}>
        {[...steps.entries()].map(([place, step]) => (
          <li key={place} className={styles[step]} aria-current={step === 'now' ? 'step' : undefined}>
            {step === 'right' && <Icon name="check" className={styles.icon} />}
            <VisuallyHidden>{says[step]}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
