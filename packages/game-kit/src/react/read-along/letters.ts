/** A place in one of several texts that stand one after the other. */
export interface LetterPlace {
  readonly text: number;
  readonly offset: number;
}

const isSpace = (letter: string) => /\s/.test(letter);

/** How many letters a text has, spaces left out: what is shown and what is read differ in nothing but spaces. */
export function lettersIn(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}

/** Where the letters from `first` to just before `end` stand; null when there are not so many. */
export function placeOfLetters(
  texts: readonly string[],
  first: number,
  end: number,
): { readonly from: LetterPlace; readonly to: LetterPlace } | null {
  let seen = 0;
  let from: LetterPlace | null = null;
  for (const [text, letters] of texts.entries()) {
    for (let offset = 0; offset < letters.length; offset += 1) {
      if (isSpace(letters.charAt(offset))) continue;
      if (seen === first) from = { text, offset };
      seen += 1;
      if (from && seen === end) return { from, to: { text, offset: offset + 1 } };
    }
  }
  return null;
}
