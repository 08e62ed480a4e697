import { textIn, valueIn } from '../opening/stored-words.ts';

/** Who made something of the activity, and where it is from. */
export interface Credit {
  /** Author and licence, as far as they are known. */
  readonly words: string;
  /** Where it is from; an address only if it is one. */
  readonly source: string | null;
  readonly href: string | null;
}

const addressOf = (source: string | null): string | null =>
  source !== null && /^https?:\/\/\S+$/i.test(source.trim()) ? source.trim() : null;

/** The makers of its pictures and sounds, each once, in the order in which the activity names them (decision 72). */
export function creditsOf(stored: unknown): readonly Credit[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const all = Object.keys(stored).map((file): Credit => {
    const one = valueIn(stored, file);
    const source = textIn(one, 'source');
    const href = addressOf(source);
    const words = [textIn(one, 'author'), textIn(one, 'licence')].filter((text) => text !== null);
    return { words: words.join(', '), source: href === null ? source : new URL(href).host, href };
  });
  const said = all.filter(({ words, source }) => words !== '' || source !== null);
  return [
    ...new Map(said.map((credit) => [`${credit.words} ${credit.href ?? credit.source}`, credit])).values(),
  ];
}
