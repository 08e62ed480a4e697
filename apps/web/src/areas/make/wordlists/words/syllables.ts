type Breaks = (word: string) => readonly number[];

/** A syllable ends with its vowel; as `hyphenateSwahili`, which is in the first load of a learner and shares nothing. */
const swahiliBreaks: Breaks = (word) =>
  Array.from(word.matchAll(/(?<=[aeiou])[^aeiou]+(?=[aeiou])/g), ({ index }) => index);

/** Asked for when they are needed: who imported them at once would put them into the first load of a learner. */
const RULES: Readonly<Record<string, () => Promise<Breaks>>> = {
  en: async () => (await import('@flink/ui/play/text/hyphenate-by-rule.ts')).englishBreaks,
  es: async () => (await import('@flink/ui/play/text/hyphenate-by-rule.ts')).spanishBreaks,
  sw: async () => swahiliBreaks,
};

/** Parts words of a language into syllables by its rule, to be looked over; into words where no rule is known. */
export async function syllableRule(locale: string): Promise<(word: string) => readonly string[]> {
  const breaksIn = await RULES[locale.split('-')[0] ?? '']?.();
  return (word) =>
    word.split(/[\s-]+/u).flatMap((part) => {
      const small = part.toLowerCase();
      if (part === '') return [];
      if (!breaksIn || small.length !== part.length) return [part];
      const places = [0, ...breaksIn(small), part.length];
      return places.slice(1).map((to, at) => part.slice(places[at], to));
    });
}
