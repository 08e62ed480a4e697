import { FieldError } from './field-error.tsx';

/** The words around every field. The error takes the place of the hint, so that the form does not jump twice. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export function fieldWords({ label, hint, error, required, disabled }: FieldWords) {
  return {
    label,
    description: error ? undefined : hint,
    error: error ? <FieldError>{error}</FieldError> : undefined,
    withAsterisk: required,
    'aria-required': required || undefined,
    disabled,
  };
}
