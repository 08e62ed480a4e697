import { setTimeout } from 'node:timers/promises';
import { cleaningThread } from '../../../../cleaning/cleaning-thread.ts';
import { englishRules } from './english.ts';
import { everyLanguage } from './every-language.ts';
import { type Checked, type Found, KINDS } from './found.ts';
import { swahili } from './swahili.ts';

/** More of them at once would discourage. */
export const MAX_FINDINGS = 3;

/** A checker that is loaded is kept for as long as somebody is likely to ask again. */
const IDLE_MS = 5 * 60_000;
const TIMEOUT_MS = 8_000;
/** A page and a half: what comes after it is checked when the beginning is right. */
const MAX_LETTERS = 4_000;

export interface LanguageChecks {
  /** At most `max`, the plainest kinds first. */
  find(text: string, locale: string, known: readonly string[], max?: number): Promise<readonly Found[]>;
}

const sent = ({ text, known }: Checked): string => JSON.stringify({ text, known: [...known] });

export function readChecked(json: string): Checked {
  const { text, known } = JSON.parse(json) as { text: string; known: string[] };
  return { text, known: new Set(known) };
}

/** A child does not wait longer: while a checker is being loaded the plain rules answer alone. */
const PATIENCE_MS = 4_000;

/** English and Spanish are checked in threads of their own: a long text never holds up the server. */
export function languageChecks({ patienceMs = PATIENCE_MS } = {}): LanguageChecks {
  const thread = (program: URL) => cleaningThread(program, { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS });
  const threads = {
    en: thread(new URL('./english-worker.ts', import.meta.url)),
    es: thread(new URL('./spanish-worker.ts', import.meta.url)),
  };
  async function inThread(language: keyof typeof threads, checked: Checked): Promise<readonly Found[]> {
    const { text } = checked;
    const answer = threads[language](sent(checked)).catch(() => null);
    const found = await Promise.race([answer, setTimeout(patienceMs, null, { ref: false })]);
    if (found !== null) return JSON.parse(found) as Found[];
    return [...everyLanguage(text), ...(language === 'en' ? englishRules(text) : [])];
  }
  return {
    async find(written, locale, words, max = MAX_FINDINGS) {
      const text = written.slice(0, MAX_LETTERS);
      const known = new Set(words.flatMap((word) => word.toLowerCase().split(/\s+/)));
      const checked = { text, known };
      const language = locale.split('-')[0] ?? locale;
      if (language === 'en' || language === 'es') return plainest(await inThread(language, checked), max);
      if (language === 'sw')
        return plainest(
          [...everyLanguage(text, { repeats: true }), ...twice(text), ...swahili(checked)],
          max,
        );
      return plainest(everyLanguage(text), max);
    },
  };
}

/** Swahili says a word twice for much and slowly; small words of one or two letters it does not. */
const twice = (text: string): readonly Found[] =>
  everyLanguage(text).filter(({ kind, wrong }) => kind === 'repeated' && /^\p{L}{1,2} /u.test(wrong));

/** One for each word, the plainest kinds first; as they stand in the text. */
function plainest(all: readonly Found[], max: number): readonly Found[] {
  const chosen: Found[] = [];
  const ranked = all.toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.from - other.from,
  );
  for (const one of ranked) {
    const overlaps = chosen.some(({ from, to }) => one.from < to && from < one.to);
    if (!overlaps && chosen.length < max) chosen.push(one);
  }
  return chosen.toSorted((one, other) => one.from - other.from);
}
