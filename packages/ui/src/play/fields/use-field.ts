import { useId } from 'react';

export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Ties a control to its label, hint and error, so that a screen reader says all three. */
export function useField({ hint, error }: FieldWords, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}
