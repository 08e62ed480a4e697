import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import type { FieldWords } from './use-field.ts';

export interface FieldProps extends FieldWords {
  readonly ids: { readonly id: string; readonly hintId: string; readonly errorId: string };
  readonly children: ReactNode;
}

/** Label above, control, then hint and error below it. */
export function Field({ label, hint, error, ids, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
      </label>
      <span className={styles.control}>{children}</span>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
