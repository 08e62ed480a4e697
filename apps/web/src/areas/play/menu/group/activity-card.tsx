import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, use } from 'react';
import { GameSketch } from '../../../../shared/play/game-sketch.tsx';
import { LookedAtContext } from '../../data/menu-data.ts';
import type { Activity, Group, Learner, Progress } from '../board/board.ts';
import { LearnerStars, progressWords } from '../board/learner-stars.tsx';
import { fetchBeside } from '../way/fetch-activity.ts';
import { MenuLink } from '../way/menu-link.tsx';
import styles from './activity-card.module.css';

export interface ActivityCardProps {
  readonly activity: Activity;
  readonly group: Group;
  /** Of its name. */
  readonly lang: string;
  readonly learners: readonly Learner[];
  readonly progress: readonly Progress[];
  readonly next: boolean;
}

/** Something to play: its game with pictures of its words, its name, and who has reached what. */
export function ActivityCard({ activity, group, lang, learners, progress, next }: ActivityCardProps) {
  const { t } = useTexts();
  const { _id, activityName, alias } = activity;
  const isOwn = use(LookedAtContext) === null;
  // A game of words alone is drawn with pictures of the group it stands in.
  const pictures = [...new Set([...activity.pictures, ...group.pictures])];
  return (
    <MenuLink
      place={{ kind: 'activity', activityId: _id, groupId: group._id }}
      name={activityName}
      lang={lang}
      next={next}
      onPress={() => isOwn && fetchBeside(activity)}
      className={classNames(styles.card, next && styles.next)}
      label={[
        activityName,
        progressWords(t, { learners, progress, itemId: _id }),
        next ? t('menu.playNext') : '',
      ]
        .filter(Boolean)
        .join('. ')}
    >
      <span className={styles.stage}>
        <GameSketch alias={alias} pictures={pictures} className={styles.sketch} />
      </span>
      <span className={styles.name} {...inLanguage(lang)}>
        {activityName}
      </span>
      <span className={styles.stars} style={{ '--learners': learners.length } as CSSProperties}>
        <LearnerStars learners={learners} progress={progress} itemId={_id} />
      </span>
      {next && (
        <span className={styles.cue}>
          <Icon name="play" className={styles.icon} />
        </span>
      )}
    </MenuLink>
  );
}
