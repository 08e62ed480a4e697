import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stage.module.css';

export interface StageProps {
  readonly bar?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** The character who stands in a corner of the stage. */
  readonly companion?: ReactNode;
  /** `screen` never scrolls (a game lays itself out in what there is); `page` grows with its content. */
  readonly fit?: 'page' | 'screen';
  /** Where the content of a page stands while it is lower than the screen. */
  readonly place?: 'top' | 'middle';
}

export function Stage({ bar, children, foot, companion, fit = 'page', place = 'top' }: StageProps) {
  return (
    <div className={classNames(styles.stage, styles[fit])}>
      {bar && <header className={styles.bar}>{bar}</header>}
      <main className={classNames(styles.main, place === 'middle' && styles.middle)}>{children}</main>
      {(foot || companion) && (
        <footer className={classNames(styles.foot, companion ? styles.shared : undefined)}>{foot}</footer>
      )}
      {companion}
    </div>
  );
}
