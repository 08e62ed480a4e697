import { useTexts } from '@flink/ui/texts/texts.tsx';
import { dayText } from '../../../shared/moment.ts';
import { PlantPicture } from './plant-picture.tsx';
import styles from './reached-item.module.css';
import type { ReachedActivity, ReachedState } from './reached-page.ts';

export interface ReachedItemProps {
  readonly item: ReachedActivity;
  readonly state: ReachedState;
  /** Of the menu that the names come from. */
  readonly lang: string | undefined;
}

/** Names and dates are kept apart from each other: a name may run against the direction of the page. */
export function ReachedItem({ item, state, lang }: ReachedItemProps) {
  const { t, locale } = useTexts();
  return (
    <li className={styles.item}>
      <PlantPicture plant={state === 'mastered' ? 'flower' : 'bud'} place={0} className={styles.sign} />
      <span className={styles.words}>
        <bdi lang={lang} className={styles.name}>
          {item.activityName}
        </bdi>
        <span className={styles.where}>
          <bdi lang={lang}>{item.groupName}</bdi>
          {' · '}
          <bdi>{dayText(item.date, locale)}</bdi>
          {item.masteredTogether && (
            <>
              {' · '}
              <strong className={styles.together}>{t('progress.together')}</strong>
            </>
          )}
        </span>
      </span>
    </li>
  );
}
