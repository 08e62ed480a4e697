import { englishBreaks, spanishBreaks } from './syllable-breaks.ts';

type Breaks = (word: string) => readonly number[];

/** A syllable ends with its vowel; as `hyphenateSwahili`, which is in the first load of a learner and shares nothing. */
const swahiliBreaks: Breaks = (word) =>
  Array.from(word.matchAll(/(?<=[aeiou])[^aeiou]+(?=[aeiou])/g), ({ index }) => index);

const BREAKS: Readonly<Record<string, Breaks>> = {
  en: englishBreaks,
  es: spanishBreaks,
  sw: swahiliBreaks,
};

/** The syllables of a word by the rule of its language, to be looked over; the whole word where no rule is known. */
export function syllablesOf(word: string, locale: string): readonly string[] {
  const breaksIn = BREAKS[locale.split('-')[0] ?? ''];
  return word.split(/[\s-]+/u).flatMap((part) => {
    const small = part.toLowerCase();
    if (part === '') return [];
    if (!breaksIn || small.length !== part.length) return [part];
    const places = [0, ...breaksIn(small), part.length];
    return places.slice(1).map((to, at) => part.slice(places[at], to));
  });
}
