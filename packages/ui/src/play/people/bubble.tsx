import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bubble.module.css';

export interface BubbleProps {
  readonly children: ReactNode;
  /** Where the speaker stands. */
  readonly from?: 'start' | 'end' | 'below';
}

/** What the character says. A screen reader hears each change, so keep it mounted while the words change. */
export function Bubble({ children, from = 'start' }: BubbleProps) {
  return (
    <p className={classNames(styles.bubble, styles[from])} role="status">
      {children}
    </p>
  );
}
