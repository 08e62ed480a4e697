import type { ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import styles from './field-error.module.css';

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
