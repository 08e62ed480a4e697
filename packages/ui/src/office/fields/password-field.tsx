import { PasswordInput } from '@mantine/core';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';

export interface PasswordFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

function Eye({ reveal }: { readonly reveal: boolean }) {
  return <Icon name={reveal ? 'eye-off' : 'eye'} />;
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts();
  const { label, hint, error, required, disabled, value, onChange, ...rest } = props;
  return (
    <PasswordInput
      {...fieldWords({ label, hint, error, required, disabled })}
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': t('office.field.showPassword'), tabIndex: 0 }}
    />
  );
}
