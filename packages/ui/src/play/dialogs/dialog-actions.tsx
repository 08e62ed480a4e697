import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The safe answer first, the main one last and widest; stacked with the main one on top when upright. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
