/** What a reader would stumble over, with the words where it is. */
export interface Finding {
  readonly kind: 'noCapital' | 'noEnd' | 'tooLong' | 'noSpace' | 'repeated' | 'smallI';
  readonly words: string;
}

export interface Findings {
  readonly sentences: number;
  readonly found: readonly Finding[];
}

const END = /[.!?…؟।。！？]["'”’»)\]]*$/u;
const FIRST_LETTER = /^[^\p{L}\p{N}]*(\p{L})/u;
/** A point inside a number or an abbreviation is none of these: a small letter, a mark, and a word without a space. */
const NO_SPACE = /\p{Ll}[.,;:!?](?=\p{L}\p{Ll})/u;
const SMALL_I = /(?:^|\s)i(?=['’,.!?\s]|$)/u;
/** More and a child runs out of breath. */
const MOST_WORDS = 25;
/** So many words of a sentence tell which one is meant. */
const QUOTED_WORDS = 6;
/** Two of these in a row can be right. */
const MAY_REPEAT = new Set(['had', 'that']);
/** Swahili says a word twice for much, slowly, everywhere. */
const REPEATS = new Set(['sw']);

/** Grammar and readability that hold for every language, and what only English has. */
export function findingsIn(text: string, locale: string): Findings {
  const language = locale.split('-')[0] ?? locale;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // A first line without an end is the title of what follows.
  const [first = ''] = lines;
  const isTitled = lines.length > 1 && !END.test(first);
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sentences = (isTitled ? lines.slice(1) : lines).flatMap((line) => sentencesOf(line, segmenter));
  const found = sentences.flatMap((sentence) => inSentence(sentence, language));
  return { sentences: sentences.length, found };
}

function inSentence(sentence: string, language: string): Finding[] {
  const words = sentence.split(/\s+/u);
  const quoted = words.slice(0, QUOTED_WORDS).join(' ') + (words.length > QUOTED_WORDS ? ' …' : '');
  const found: Finding[] = [];
  const letter = FIRST_LETTER.exec(sentence)?.[1] ?? '';
  if (/\p{Ll}/u.test(letter)) found.push({ kind: 'noCapital', words: quoted });
  if (!END.test(sentence)) found.push({ kind: 'noEnd', words: quoted });
  if (words.length > MOST_WORDS) found.push({ kind: 'tooLong', words: quoted });
  // Looked for word by word: a pattern that includes the whole word takes quadratic time.
  const glued = words.find((word) => NO_SPACE.test(word));
  if (glued) found.push({ kind: 'noSpace', words: glued });
  const twice = REPEATS.has(language)
    ? undefined
    : words.find((word, index) => isRepeated(word, words[index + 1]));
  if (twice) found.push({ kind: 'repeated', words: `${twice} ${twice}` });
  if (language === 'en' && SMALL_I.test(sentence)) found.push({ kind: 'smallI', words: quoted });
  return found;
}

function isRepeated(word: string, next: string | undefined): boolean {
  const small = word.toLowerCase();
  return /^\p{L}+$/u.test(small) && small === next?.toLowerCase() && !MAY_REPEAT.has(small);
}

const sentencesOf = (line: string, segmenter: Intl.Segmenter): string[] =>
  Array.from(segmenter.segment(line), ({ segment }) => segment.trim()).filter((sentence) =>
    /\p{L}/u.test(sentence),
  );
