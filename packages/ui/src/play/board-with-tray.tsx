import type { ReactNode } from 'react';
import styles from './board-with-tray.module.css';

export interface BoardWithTrayProps {
  readonly tray: ReactNode;
  readonly children: ReactNode;
}

/** The places above, what is brought to them below; side by side where the screen is too low. */
export function BoardWithTray({ tray, children }: BoardWithTrayProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.board}>{children}</div>
      {tray}
    </div>
  );
}
