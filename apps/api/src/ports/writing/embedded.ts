import { type Finding, findingsIn } from './embedded/findings.ts';
import type { Reader, Writing } from './port.ts';

/** More at once discourages; the next time the next ones come. */
const MOST_HINTS = 3;
/** Spec 2: three sentences are mastered. */
const ENOUGH_SENTENCES = 3;

/** Rules on this machine: no account, no network, and nothing that a child wrote leaves it. */
export function embeddedWriting(): Writing {
  return { feedback: async (text, reader) => said(text, reader) };
}

function said(text: string, { locale, t }: Reader): string {
  const { sentences, found } = findingsIn(text, locale);
  if (sentences === 0) return t('writing.begin');
  const hints = [...new Set(found.map((finding) => hint(finding, t)))].slice(0, MOST_HINTS);
  const praise = hints.length === 0 ? t('writing.flawless') : t('writing.praise', { count: sentences });
  const more =
    sentences < ENOUGH_SENTENCES ? [t('writing.more', { count: ENOUGH_SENTENCES - sentences })] : [];
  return [praise, ...hints, ...more].join('\n');
}

const hint = ({ kind, words }: Finding, t: Reader['t']): string => t(`writing.${kind}`, { words });
