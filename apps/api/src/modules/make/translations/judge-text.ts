import type { REFUSALS } from '@flink/contract/calls/make/translations.ts';
import { decodeText, type TranslatableText } from '@flink/contract/rules/make/translated-texts.ts';

export interface SentText {
  readonly part: string;
  readonly value: string;
  readonly mark: string;
  readonly sourceMark: string;
}

type Refusal = (typeof REFUSALS)[number];

export type TextOutcome = 'added' | 'changed' | 'unchanged' | 'empty' | Refusal;

/** What saving a text would do to the translation as it is now. */
export function judgeText(sent: SentText, current: TranslatableText | undefined): TextOutcome {
  if (current === undefined) return 'unknown';
  const value = decodeText(current.form, sent.value);
  if (value === null) return 'broken';
  if (sent.value === current.translation) return 'unchanged';
  if (sent.sourceMark !== current.sourceMark) return 'outdated';
  if (sent.mark !== current.mark && current.translation !== '') return 'theirs';
  if (sent.value.trim() === '') return 'empty';
  return current.translation === '' ? 'added' : 'changed';
}

export const isRefusal = (outcome: TextOutcome): outcome is Refusal =>
  outcome === 'unknown' || outcome === 'broken' || outcome === 'outdated' || outcome === 'theirs';
