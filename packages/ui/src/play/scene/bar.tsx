import type { ReactNode } from 'react';
import styles from './bar.module.css';

export interface BarProps {
  readonly start?: ReactNode;
  readonly middle?: ReactNode;
  /** Takes a row of its own on an upright screen. */
  readonly tools?: ReactNode;
  readonly end?: ReactNode;
}

/** Back on one side, progress in the middle, help on the other: always in the same places. */
export function Bar({ start, middle, tools, end }: BarProps) {
  return (
    <div className={styles.bar}>
      {start}
      <div className={styles.middle}>{middle}</div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {end}
    </div>
  );
}
