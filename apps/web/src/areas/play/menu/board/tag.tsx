import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { MenuLink, type Place } from '../way/menu-link.tsx';
import type { Learner, Progress } from './board.ts';
import { LearnerStars, progressWords } from './learner-stars.tsx';
import styles from './tag.module.css';

export interface TagProps {
  readonly place: Place;
  /** Said aloud, and to a screen reader before what was reached. */
  readonly name: string;
  /** Of the name, where it comes from the menu. */
  readonly lang?: string | undefined;
  /** What is in it, in words. */
  readonly holds?: string | undefined;
  readonly learners: readonly Learner[];
  readonly progress: readonly Progress[];
  readonly next: boolean;
  /** Words hang straight; a number may be tilted. */
  readonly straight?: boolean;
  /** What is written on it, large. */
  readonly children: ReactNode;
}

/** A tag of the colour of its subject; pale while nobody has begun, with a yellow edge where to go on. */
export function Tag(props: TagProps) {
  const { place, name, lang, holds, learners, progress, next, straight = false, children } = props;
  const { t } = useTexts();
  const itemId = place.kind === 'group' ? place.groupId : undefined;
  const begun = next || progress.some((one) => one !== 'none');
  return (
    <MenuLink
      place={place}
      name={name}
      lang={lang}
      next={next}
      className={classNames(
        styles.tag,
        !begun && styles.fresh,
        next && styles.next,
        straight && styles.straight,
      )}
      label={[
        holds ? `${name}, ${holds}` : name,
        progressWords(t, { learners, progress, itemId }),
        next ? t('menu.playNext') : '',
      ]
        .filter(Boolean)
        .join('. ')}
    >
      <span className={styles.face}>{children}</span>
      <span className={styles.strip}>
        <LearnerStars learners={learners} progress={progress} itemId={itemId} />
      </span>
      {next && (
        <span className={styles.cue}>
          <Icon name="play" className={styles.icon} />
        </span>
      )}
    </MenuLink>
  );
}
