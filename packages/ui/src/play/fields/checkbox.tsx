import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import styles from './checkbox.module.css';
import { FieldError } from './field-error.tsx';
import { useField } from './use-field.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const { control, errorId } = useField({ label: '', error }, id);
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input type="checkbox" {...control} {...rest} />
          <Icon name="check" className={styles.tick} />
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
