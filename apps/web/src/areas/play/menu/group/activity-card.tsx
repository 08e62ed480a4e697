import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Activity, Learner, Progress } from '../board/board.ts';
import { LearnerStars, progressWords } from '../board/learner-stars.tsx';
import { MenuLink } from '../way/menu-link.tsx';
import styles from './activity-card.module.css';
import { TemplateGlyph } from './template-glyph.tsx';

export interface ActivityCardProps {
  readonly activity: Activity;
  readonly groupId: string;
  /** Of its name. */
  readonly lang: string;
  readonly learners: readonly Learner[];
  readonly progress: readonly Progress[];
  readonly next: boolean;
}

/** Something to play: the sign of its game, its name, and who has reached what. */
export function ActivityCard({ activity, groupId, lang, learners, progress, next }: ActivityCardProps) {
  const { t } = useTexts();
  const { _id, activityName, alias } = activity;
  return (
    <MenuLink
      place={{ kind: 'activity', activityId: _id, groupId }}
      name={activityName}
      lang={lang}
      next={next}
      className={classNames(styles.card, next && styles.next)}
      label={[
        activityName,
        progressWords(t, { learners, progress, itemId: _id }),
        next ? t('menu.playNext') : '',
      ]
        .filter(Boolean)
        .join('. ')}
    >
      <span className={styles.disc}>
        <TemplateGlyph alias={alias} className={styles.glyph} />
      </span>
      <span className={styles.name} {...inLanguage(lang)}>
        {activityName}
      </span>
      <LearnerStars learners={learners} progress={progress} itemId={_id} />
      {next && (
        <span className={styles.cue}>
          <Icon name="play" className={styles.icon} />
        </span>
      )}
    </MenuLink>
  );
}
