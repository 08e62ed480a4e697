import { useTexts } from '../../texts/texts.tsx';

/** From this share of the limit on, people see how much room is left. */
const NEARLY_FULL = 0.9;

interface LengthWords {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A pasted text that is too long stays whole until it is shortened. The browser's own limit would cut it silently. */
export function useLengthWords(
  length: number,
  maxLength: number | undefined,
  { hint, error }: LengthWords,
): { readonly hint?: string; readonly error?: string } {
  const { t } = useTexts();
  const given = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  if (maxLength === undefined || length < maxLength * NEARLY_FULL) return given;
  const count = t('office.field.count', { count: length, most: maxLength });
  if (length <= maxLength) return { ...given, hint: hint ?? count };
  return { hint: count, error: error ?? t('office.field.long', { count: length, most: maxLength }) };
}
