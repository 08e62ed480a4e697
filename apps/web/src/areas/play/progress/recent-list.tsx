import { Stars } from '@flink/ui/play/stars.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { dayText } from '../../../shared/moment.ts';
import type { LearnerProgress } from './family-progress.ts';
import styles from './recent-list.module.css';

/** As many as stand beside the meadow. */
const SHOWN = 3;

export interface RecentListProps extends Pick<LearnerProgress, 'recent'> {
  /** Of the menu that the names come from. */
  readonly lang: string | undefined;
}

/** What was mastered last. */
export function RecentList({ recent, lang }: RecentListProps) {
  const { t, locale } = useTexts();
  const id = useId();
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('progress.recent')}
      </h3>
      {recent.length === 0 ? (
        <p className={styles.nothing}>{t('progress.nothingYet')}</p>
      ) : (
        <ul className={styles.list}>
          {recent.slice(0, SHOWN).map((item) => (
            <li key={item._id} className={styles.item}>
              <span aria-hidden="true" className={styles.star}>
                <Stars earned={1} of={1} />
              </span>
              <span className={styles.words}>
                <span lang={lang} className={styles.name}>
                  {item.activityName}
                </span>
                <span className={styles.where}>
                  {item.groupName && <span lang={lang}>{item.groupName} · </span>}
                  {dayText(item.dateMastered, locale)}
                  {item.masteredTogether && (
                    <>
                      {' · '}
                      <strong className={styles.together}>{t('progress.together')}</strong>
                    </>
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
