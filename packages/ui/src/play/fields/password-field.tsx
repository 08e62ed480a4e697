import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { type FieldWords, useField } from './use-field.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'>, FieldWords {}

export function PasswordField({ label, hint, error, id, ...rest }: PasswordFieldProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const words = { label, hint, error };
  const { control, ...ids } = useField(words, id);
  return (
    <Field {...words} ids={ids}>
      <input
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        className={classNames(styles.input, styles.secret)}
        {...control}
        {...rest}
      />
      <button
        type="button"
        className={styles.inside}
        aria-label={t('uiPlay.showPassword')}
        aria-pressed={shown}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeClosed' : 'eye'} />
      </button>
    </Field>
  );
}
