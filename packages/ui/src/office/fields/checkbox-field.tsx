import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

export function CheckboxField({ hint, error, onChange, ...rest }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...rest}
      description={hint}
      error={error && <FieldError>{error}</FieldError>}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
