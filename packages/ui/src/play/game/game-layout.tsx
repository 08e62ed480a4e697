import { type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import type { Pose } from '../people/character.tsx';
import { CharacterPlaceContext } from '../people/character-place.ts';
import { Companion } from '../people/companion.tsx';
import { useReachedTexts } from '../text/use-reached-texts.ts';
import styles from './game-layout.module.css';

export interface CompanionMood {
  readonly pose: Pose;
  readonly text: string;
  /** What he speaks of. */
  readonly picture?: string;
}

export interface GameLayoutProps {
  /** The task with its speaker. */
  readonly task: ReactNode;
  /** What the task is about; with it the answers stand beside, without it the board has the whole width. */
  readonly picture?: ReactNode;
  /** The things to touch. */
  readonly children: ReactNode;
  /** What can be picked up, below the board. */
  readonly tray?: ReactNode;
  /** A board for both hands, over the whole width below; on an upright screen the character makes room for it. */
  readonly foot?: ReactNode;
  /** The check button; false while it is hidden. Nothing jumps as it comes. */
  readonly action?: ReactNode;
  readonly companion: CompanionMood;
}

/** Task, then the thing to touch, then the character in a corner kept free for him; the page never scrolls. */
export function GameLayout({ task, picture, children, tray, foot, action, companion }: GameLayoutProps) {
  const { size, side } = use(CharacterPlaceContext);
  const usual = picture ? 'start' : 'end';
  const corner = side ?? usual;
  const layout = useReachedTexts();
  return (
    <div
      ref={layout}
      className={classNames(
        styles.layout,
        picture ? styles.beside : styles.wide,
        tray ? styles.trayed : undefined,
        foot ? styles.footed : undefined,
        corner !== usual && styles.mirrored,
        size === 'large' && styles.large,
      )}
    >
      <div className={styles.task}>{task}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.board}>{children}</div>
      {tray && <div className={styles.tray}>{tray}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <div className={styles.coach}>
        <Companion
          pose={companion.pose}
          text={companion.text}
          picture={companion.picture}
          corner={corner}
          speaks={picture ? 'beside' : 'above'}
        />
      </div>
    </div>
  );
}
