import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { type FieldWords, useField } from './use-field.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldWords {}

export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  const words = { label, hint, error };
  const { control, ...ids } = useField(words, id);
  return (
    <Field {...words} ids={ids}>
      <input type="text" className={styles.input} {...control} {...rest} />
    </Field>
  );
}
