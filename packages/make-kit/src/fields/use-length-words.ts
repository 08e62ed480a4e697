import { useTexts } from '@flink/ui/texts/texts.tsx';

/** From this share of the limit on, authors see how much room is left. */
const NEARLY_FULL = 0.9;

interface LengthWords {
  readonly hint?: string;
  readonly error?: string;
}

/** What is said below a text about its length. Nothing is cut: a text that is too long stays until its author shortens it. */
export function useLengthWords(length: number, most: number | undefined, said: LengthWords): LengthWords {
  const { t } = useTexts();
  const { hint, error } = said;
  const given = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  if (most === undefined || length < most * NEARLY_FULL) return given;
  const count = t('make.instruction.count', { count: length, most });
  if (length <= most) return { ...given, hint: hint ?? count };
  return { hint: count, error: error ?? t('issue.text.long', { most }) };
}
