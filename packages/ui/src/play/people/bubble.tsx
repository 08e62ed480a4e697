import type { ReactNode } from 'react';
import { useHouseLanguage } from '../../texts/language.tsx';
import { classNames } from '../class-names.ts';
import styles from './bubble.module.css';

export interface BubbleProps {
  readonly children: ReactNode;
  /** What is spoken of; the words name it. */
  readonly picture?: string | undefined;
  /** Where the speaker stands. */
  readonly from?: 'start' | 'end' | 'below';
}

/** What the character says. A screen reader hears each change, so keep it mounted while the words change. */
export function Bubble({ children, picture, from = 'start' }: BubbleProps) {
  const language = useHouseLanguage();
  return (
    <p className={classNames(styles.bubble, styles[from])} role="status" data-bubble="">
      {children && picture && <img className={styles.picture} src={picture} alt="" draggable={false} />}
      {children && (
        <span className={styles.words} {...language}>
          {children}
        </span>
      )}
    </p>
  );
}
