import { type Found, found, type Word, wordsOf } from './found.ts';

/** Two of these in a row can be right. */
const MAY_REPEAT = new Set([
  'had',
  'that',
  'ha',
  'ja',
  'no',
  'sí',
  'si',
  'very',
  'so',
  'really',
  'muy',
  'yay',
  'la',
  'bye',
]);

/** What holds in every language: capital letters, doubled words, a space after a comma, the full stop between sentences. */
export function everyLanguage(text: string, { repeats = false } = {}): readonly Found[] {
  const words = wordsOf(text);
  return words.flatMap((word, place) => {
    const all: Found[] = [];
    const next = words[place + 1];
    if (word.isFirst && /^\p{Ll}/u.test(word.text) && startsSentence(word))
      all.push(found('capital', word, word.text.charAt(0).toUpperCase() + word.text.slice(1)));
    if (!repeats && next && isRepeated(word, next))
      all.push({ ...found('repeated', word, word.text), to: next.to, wrong: text.slice(word.from, next.to) });
    if (next && /^[,;]$/.test(next.before))
      all.push({
        ...found('noSpace', word, ''),
        to: next.to,
        wrong: text.slice(word.from, next.to),
        right: `${word.text}${next.before} ${next.text}`,
      });
    return all;
  });
}

/** After a colon, an ellipsis or a quotation a sentence may go on in small letters. */
const startsSentence = ({ before, from }: Word): boolean =>
  from === 0 || /^[^\p{L}]*$/u.test(before) ? !/[:…"”»']/u.test(before) || from === before.length : true;

const isRepeated = (word: Word, next: Word): boolean =>
  /^\s+$/.test(next.before) &&
  word.small === next.small &&
  word.small.length > 1 &&
  !MAY_REPEAT.has(word.small);
