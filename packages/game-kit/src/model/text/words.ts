/** Scripts that write no spaces between words; no dictionary knows all of these. */
export const UNSPACED = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Marks that belong to the word that follows them. */
const OPENING = /^[\p{Ps}\p{Pi}¿¡"'“‘«]+$/u;
const HAS_LETTER = /[\p{L}\p{M}\p{N}]/u;

/** A stretch without spaces, cut by the dictionary of its script; marks stay with their word. */
function cutUnspaced(stretch: string, locale: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(stretch)) {
    if (HAS_LETTER.test(segment)) {
      words.push(before + segment);
      before = '';
    } else if (words.length === 0 || OPENING.test(segment)) before += segment;
    else words.push(`${words.pop() ?? ''}${before}${segment}`);
  }
  if (before !== '') words.push(`${words.pop() ?? ''}${before}`);
  return words;
}

/**
 * The words of a sentence as they are put together again: parted at its spaces, each with its punctuation; a lone mark
 * stays with the word before it (or after it, at the beginning), and where a script has no spaces, its dictionary parts.
 */
export function wordsOf(sentence: string, locale: string): readonly string[] {
  const parts = sentence
    .normalize('NFC')
    .split(/\s+/u)
    .filter((part) => part !== '')
    .flatMap((part) => (UNSPACED.test(part) ? cutUnspaced(part, locale) : [part]));
  const words: string[] = [];
  let before = '';
  for (const part of parts) {
    if (HAS_LETTER.test(part)) {
      words.push(before + part);
      before = '';
    } else if (words.length === 0 || OPENING.test(part)) before += `${part}\u00a0`;
    else words.push(`${words.pop() ?? ''}\u00a0${part}`);
  }
  return words;
}
