/** What is read in one go. Longer texts are read part by part, so that the first words come as soon as those of a short one. */
const MOST_GRAPHEMES = 300;
export const MOST_SPOKEN_BYTES = 1_500;

const encoder = new TextEncoder();

/** One spelling of what is read aloud: two texts that sound alike are one sound. Timings count in this spelling. */
export function spokenText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

export function isReadInOneGo(text: string): boolean {
  if (encoder.encode(text).length > MOST_SPOKEN_BYTES) return false;
  // A letter is one unit of a string or more; most texts need no segmenter, which a slow phone takes long to make.
  if (text.length <= MOST_GRAPHEMES) return true;
  let count = 0;
  for (const _ of new Intl.Segmenter('en').segment(text)) count += 1;
  return count <= MOST_GRAPHEMES;
}

/** A text as parts that are each read in one go: whole sentences where they fit, else words. A new line is a new part. */
export function spokenParts(text: string, locale: string): readonly string[] {
  return text
    .split('\n')
    .map(spokenText)
    .filter((line) => line !== '')
    .flatMap((line) => (isReadInOneGo(line) ? [line] : together(sentencesOf(line, locale))));
}

function sentencesOf(line: string, locale: string): readonly string[] {
  return pieces(line, locale, 'sentence').flatMap((sentence) =>
    isReadInOneGo(sentence) ? [sentence] : wordsOf(sentence, locale),
  );
}

const wordsOf = (sentence: string, locale: string) =>
  pieces(sentence, locale, 'word').flatMap((word) =>
    isReadInOneGo(word) ? [word] : pieces(word, locale, 'grapheme').filter(isReadInOneGo),
  );

function pieces(text: string, locale: string, granularity: 'sentence' | 'word' | 'grapheme'): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function together(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces) {
    if (isReadInOneGo(part + piece)) part += piece;
    else {
      parts.push(part);
      part = piece;
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}
