import type { ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import styles from './board-with-tray.module.css';
import { useScrollingHalves } from './use-scrolling-halves.ts';

export interface BoardWithTrayProps {
  readonly tray: ReactNode;
  readonly children: ReactNode;
  /** Which problem lies on it. With it, board and tray scroll where texts are too long for their places. */
  readonly problem?: unknown;
}

/** The places above, what is brought to them below; side by side where the screen is too low. */
export function BoardWithTray({ tray, children, problem }: BoardWithTrayProps) {
  const frame = useScrollingHalves(problem);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.board}>{children}</div>
      {tray}
      {problem !== undefined && (
        <>
          <Ends />
          <Ends />
        </>
      )}
    </div>
  );
}

/** Over the edge of a half that goes on. */
function Ends() {
  return (
    <span className={styles.ends}>
      <Icon name="down" className={styles.above} />
      <Icon name="down" className={styles.below} />
    </span>
  );
}
