export const SOFT_HYPHEN = '\u00ad';
/** A shorter word is not broken, nor is less than this taken from its beginning or its end. */
const LEAST_WORD = 8;
const LEAST_PART = 3;

/** Patterns of Frank Liang's method, as TeX writes them: `.ab3l`, where an odd number allows a break. */
export type Patterns = readonly string[];

/** Puts soft hyphens between the syllables of long words. */
export function hyphenator(patterns: Patterns): (text: string) => string {
  const levels = new Map<string, readonly number[]>();
  let longest = 0;
  for (const pattern of patterns) {
    const letters = pattern.replaceAll(/\d/g, '');
    levels.set(letters, levelsOf(pattern));
    longest = Math.max(longest, letters.length);
  }

  const breaksIn = (word: string): readonly number[] => {
    const bounded = `.${word}.`;
    const best: number[] = Array(bounded.length + 1).fill(0);
    for (let start = 0; start < bounded.length; start += 1) {
      for (let end = start + 1; end <= Math.min(bounded.length, start + longest); end += 1) {
        const found = levels.get(bounded.slice(start, end));
        found?.forEach((level, place) => {
          best[start + place] = Math.max(best[start + place] ?? 0, level);
        });
      }
    }
    // The first of them is the dot before the word.
    return best.slice(1).flatMap((level, place) => (level % 2 === 1 ? [place] : []));
  };

  return softening(breaksIn);
}

/** Swahili: a syllable ends with its vowel, and all consonants between two vowels begin the next one. */
export const hyphenateSwahili = softening((word) =>
  Array.from(word.matchAll(/(?<=[aeiou])[^aeiou]+(?=[aeiou])/g), ({ index }) => index),
);

/** Puts soft hyphens into long words where `breaksIn` says, in small letters. */
export function softening(breaksIn: (word: string) => readonly number[]): (text: string) => string {
  return (text) =>
    text.replaceAll(/\p{L}+/gu, (word) => {
      const small = word.toLowerCase();
      if (word.length < LEAST_WORD || small.length !== word.length) return word;
      const breaks = breaksIn(small).filter(
        (place) => place >= LEAST_PART && place <= word.length - LEAST_PART,
      );
      return [0, ...breaks]
        .map((start, index) => word.slice(start, breaks[index] ?? word.length))
        .join(SOFT_HYPHEN);
    });
}

/** One for each gap: before the first letter, between any two, after the last. */
function levelsOf(pattern: string): readonly number[] {
  const levels = [0];
  for (const sign of pattern) {
    if (/\d/.test(sign)) levels[levels.length - 1] = Number(sign);
    else levels.push(0);
  }
  return levels;
}
