import type { ComponentProps } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { type FieldWords, useField } from './use-field.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The language of the label, when it is not the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>,
    FieldWords {
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen; without it the first choice is chosen. */
  readonly placeholder?: string;
}

export function SelectField({ label, hint, error, id, choices, placeholder, ...rest }: SelectFieldProps) {
  const words = { label, hint, error };
  const { control, ...ids } = useField(words, id);
  return (
    <Field {...words} ids={ids}>
      <select className={classNames(styles.input, styles.select)} {...control} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </Field>
  );
}
