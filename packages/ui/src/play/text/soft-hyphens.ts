import { hyphenateSwahili, hyphenator } from './hyphenate.ts';

interface Hyphenation {
  /** A word that every dictionary of the language breaks. */
  readonly long: string;
  load(): Promise<(text: string) => string>;
}

/** Languages of very long words. Phones know how to break them; where the browser does not, the patterns are fetched. */
const LANGUAGES: Readonly<Record<string, Hyphenation>> = {
  de: {
    long: 'Donaudampfschifffahrt',
    load: async () => hyphenator((await import('hyphenated-de')).default.patterns),
  },
  en: {
    long: 'extraordinary',
    load: async () => (await import('./hyphenate-by-rule.ts')).hyphenateEnglish,
  },
  es: {
    long: 'extraordinario',
    load: async () => (await import('./hyphenate-by-rule.ts')).hyphenateSpanish,
  },
  sw: { long: 'yatatengenezwa', load: async () => hyphenateSwahili },
};

const known = new Map<string, Promise<((text: string) => string) | null>>();

/** The text with soft hyphens; null where the browser breaks words by itself, or nobody knows how. */
export async function softened(text: string, lang: string): Promise<string | null> {
  const language = lang.toLowerCase().split('-')[0] ?? '';
  const hyphenation = LANGUAGES[language];
  if (!hyphenation) return null;
  const found = known.get(language) ?? hyphenatorOf(hyphenation, language);
  known.set(language, found);
  const hyphenate = await found;
  return hyphenate?.(text) ?? null;
}

async function hyphenatorOf({ long, load }: Hyphenation, lang: string) {
  if (isBrokenByBrowser(long, lang)) return null;
  // Without a line the words are broken as before.
  return load().catch(() => null);
}

function isBrokenByBrowser(word: string, lang: string): boolean {
  const trial = document.createElement('span');
  trial.lang = lang;
  trial.textContent = word;
  trial.style.cssText =
    'position:absolute;visibility:hidden;display:block;inline-size:5em;overflow-wrap:normal;-webkit-hyphens:auto;hyphens:auto';
  document.body.append(trial);
  const { offsetHeight: broken } = trial;
  trial.style.setProperty('-webkit-hyphens', 'none');
  trial.style.setProperty('hyphens', 'none');
  const { offsetHeight: whole } = trial;
  trial.remove();
  return broken > whole;
}
