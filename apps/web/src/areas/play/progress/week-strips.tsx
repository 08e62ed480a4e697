import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useId } from 'react';
import type { LearnerProgress } from './family-progress.ts';
import { TimeText } from './time-text.tsx';
import styles from './week-strips.module.css';
import { dayName, minutesOf, scaleOf } from './weeks.ts';

/** Minutes of each day as paper strips, those of the week before behind them; the same in a table beneath. */
export function WeekStrips({ thisWeek, previousWeek }: Pick<LearnerProgress, 'thisWeek' | 'previousWeek'>) {
  const { t, locale } = useTexts();
  const id = useId();
  const scale = scaleOf(thisWeek, previousWeek);
  const before = previousWeek.map(({ minutes }) => minutes);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span className={styles.now}>
          {t('progress.thisWeek')}{' '}
          <strong>
            <TimeText minutes={minutesOf(thisWeek)} />
          </strong>
        </span>
        <span className={styles.before}>
          {t('progress.previousWeek')} <TimeText minutes={minutesOf(previousWeek)} />
        </span>
      </figcaption>
      <div className={styles.days} aria-hidden="true">
        {thisWeek.map(({ day, minutes }, place) => (
          <div
            key={day}
            className={styles.day}
            style={{ '--now': minutes / scale, '--before': (before[place] ?? 0) / scale } as CSSProperties}
          >
            <div className={styles.strips}>
              <span className={styles.old} />
              <span className={styles.new}>{minutes > 0 && <b>{minutes}</b>}</span>
            </div>
            <span className={styles.name}>{dayName(day, locale, 'short')}</span>
          </div>
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {t('progress.numbers')}
          <Icon name="down" className={styles.arrow} />
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('progress.day')}</th>
              <th scope="col">{t('progress.thisWeek')}</th>
              <th scope="col">{t('progress.previousWeek')}</th>
            </tr>
          </thead>
          <tbody>
            {thisWeek.map(({ day, minutes }, place) => (
              <tr key={day}>
                <th scope="row">{dayName(day, locale, 'long')}</th>
                <td>
                  <TimeText minutes={minutes} />
                </td>
                <td>
                  <TimeText minutes={before[place] ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
