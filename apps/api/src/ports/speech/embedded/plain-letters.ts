/** One letter as the engine gets it, and where it stands in the text. */
export interface PlainLetter {
  readonly letter: string;
  readonly at: number;
}

/** The engine obeys `<…>` and `&…;` as SSML, and reads `[[…]]` as phonemes. */
const INSTEAD: Readonly<Record<string, string>> = { '<': ' ', '>': ' ', '[': '(', ']': ')', '&': ' & ' };

/** A text in which the engine finds nothing to obey, letter by letter, since it counts in letters. */
export function plainLetters(text: string): readonly PlainLetter[] {
  const letters: PlainLetter[] = [];
  let at = 0;
  for (const letter of text.toWellFormed()) {
    const plain = /\p{Cc}/u.test(letter) ? ' ' : (INSTEAD[letter] ?? letter);
    for (const one of plain) letters.push({ letter: one, at });
    at += letter.length;
  }
  return letters;
}
