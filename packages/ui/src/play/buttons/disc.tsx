import type { CSSProperties, ReactNode } from 'react';
import styles from './disc.module.css';

export interface DiscProps {
  readonly tint?: string;
  readonly children: ReactNode;
}

/** A round paper frame for a face or a sign. */
export function Disc({ tint, children }: DiscProps) {
  return (
    <span className={styles.disc} style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}>
      <span className={styles.inside}>{children}</span>
    </span>
  );
}
