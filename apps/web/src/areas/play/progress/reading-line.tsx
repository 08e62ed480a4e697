import { fixedText } from '@flink/contract/texts/format.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { dayText } from '../../../shared/moment.ts';
import type { LearnerProgress } from './family-progress.ts';
import styles from './reading-line.module.css';
import { FRAME, readingLine } from './reading-points.ts';
import details from './week-strips.module.css';

/** Words a minute over time as a line, and the goal; the same in a table beneath. */
export function ReadingLine({ readings }: Pick<LearnerProgress, 'readings'>) {
  const { t, locale } = useTexts();
  const id = useId();
  const latest = readings.at(-1);
  if (!latest) return null;
  const { points, goal, top } = readingLine(readings);
  const percent = (value: number) => fixedText(value, locale, 1);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span>
          {t('progress.reading')} <strong>{t('progress.wordsAMinute', { words: latest.speed })}</strong>
        </span>
        <span className={styles.goalName}>{t('progress.readingGoal', { words: latest.benchmark })}</span>
      </figcaption>
      {/* Time runs to the right in a drawing of numbers, in every language. */}
      <div className={styles.chart} dir="ltr" aria-hidden="true">
        <span className={styles.most}>{top}</span>
        <svg
          className={styles.drawing}
          viewBox={`-12 -14 ${FRAME.width + 24} ${FRAME.height + 28}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.ground} d={`M-12 ${FRAME.height}h${FRAME.width + 24}`} />
          <path className={styles.goal} d={`M-12 ${goal}h${FRAME.width + 24}`} />
          <path className={styles.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          {points.map(({ x, y }) => (
            <path key={x} className={styles.point} d={`M${x} ${y}h0`} />
          ))}
        </svg>
      </div>
      <details className={details.details}>
        <summary className={details.summary}>
          {t('progress.readingNumbers')}
          <Icon name="down" className={details.arrow} />
        </summary>
        <table className={details.table}>
          <thead>
            <tr>
              <th scope="col">{t('progress.day')}</th>
              <th scope="col">{t('progress.readingText')}</th>
              <th scope="col">{t('progress.readingSpeed')}</th>
              <th scope="col">{t('progress.readingRight')}</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ _id, date, activityName, speed, accuracy }) => (
              <tr key={_id}>
                <th scope="row">{dayText(date, locale)}</th>
                <td>
                  <bdi>{activityName}</bdi>
                </td>
                <td>{speed}</td>
                <td>{accuracy === null ? '–' : `${percent(accuracy)} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
