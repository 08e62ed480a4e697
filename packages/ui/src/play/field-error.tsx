import type { ReactNode } from 'react';
import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

export interface FieldErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** What is wrong, beside the field it is about: a sign and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.sign}>
        <Icon name="alert" className={styles.icon} />
      </span>
      <span className={styles.words}>{children}</span>
    </p>
  );
}
