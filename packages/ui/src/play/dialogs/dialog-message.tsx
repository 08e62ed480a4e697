import type { ReactNode } from 'react';
import styles from './dialog-message.module.css';

export function DialogMessage({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} className={styles.message}>
      {children}
    </div>
  );
}
