import type { ReactNode } from 'react';
import styles from './dialog-message.module.css';

export function DialogMessage({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.message}>
      {children}
    </p>
  );
}
