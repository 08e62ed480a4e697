/** So many words of a text tell a reader which place is meant. */
const MOST_WORDS = 4;
const MOST_QUOTES = 8;
/** A picture in words, which is the best that a text can have: "like small feet". */
const COMPARES: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['like']),
  es: new Set(['como']),
  sw: new Set(['kama']),
};
/** Shorter ones are the small change of a language. */
const LONG_WORD = 4;

interface Word {
  readonly text: string;
  readonly end: number;
  readonly start: number;
}

const wordsIn = (line: string, segmenter: Intl.Segmenter): readonly Word[] =>
  Array.from(segmenter.segment(line)).flatMap(({ segment, index, isWordLike }) =>
    isWordLike && /\p{L}/u.test(segment)
      ? [{ text: segment, start: index, end: index + segment.length }]
      : [],
  );

/**
 * The writer's own words that are worth naming, the best first; each stands in the text as it is quoted. Misspelled words
 * are left out as long as there are others.
 */
export function quotesIn(
  text: string,
  locale: string,
  misspelled: ReadonlySet<string> = new Set(),
): readonly string[] {
  const compares = COMPARES[locale.split('-')[0] ?? ''] ?? new Set();
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const quotes: string[] = [];
  const long: { readonly quote: string; readonly length: number }[] = [];
  const all: string[] = [];
  for (const line of text.split(/[\n.!?…。！？؟۔।॥።፧]+/u)) {
    const words = wordsIn(line, segmenter);
    const quoted = (from: number, to: number) =>
      line.slice(words[from]?.start ?? 0, words[Math.min(to, words.length - 1)]?.end ?? 0);
    words.forEach((word, place) => {
      all.push(word.text);
      if (compares.has(word.text.toLowerCase()) && place > 0 && place + 1 < words.length)
        quotes.push(quoted(place, place + MOST_WORDS - 2));
      if (word.text.length >= LONG_WORD)
        long.push({ quote: quoted(place > 0 ? place - 1 : 0, place), length: word.text.length });
    });
  }
  const longest = long.toSorted((one, other) => other.length - one.length).map(({ quote }) => quote);
  const found = [...new Set([...quotes, ...longest, ...all])];
  if (misspelled.size === 0) return found.slice(0, MOST_QUOTES);
  const right = found.filter((quote) => !wordsIn(quote, segmenter).some((word) => misspelled.has(word.text)));
  return (right.length > 0 ? right : found).slice(0, MOST_QUOTES);
}
