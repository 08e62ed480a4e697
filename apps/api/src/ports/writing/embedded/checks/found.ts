/** What kind of mistake it is; each has its words for a child (`writing.find.*`). The plainest first. */
export const KINDS = [
  'repeated',
  'capital',
  'smallI',
  'name',
  'spelling',
  'article',
  'person',
  'past',
  'apostrophe',
  'accent',
  'agreement',
  'word',
  'noSpace',
  'newSentence',
  'question',
  'twoNegatives',
] as const;

export type Kind = (typeof KINDS)[number];

export interface Found {
  readonly kind: Kind;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
  readonly wrong: string;
  /** What to write instead; empty where the sentence is to be changed in another way. */
  readonly right: string;
  /** The word that it goes with, where there is one. */
  readonly beside: string;
}

export interface Checked {
  readonly text: string;
  /** In lower case: names of people, and words of the task. */
  readonly known: ReadonlySet<string>;
}

export interface Word {
  readonly text: string;
  readonly small: string;
  readonly from: number;
  readonly to: number;
  /** Nothing but its beginning stands before it in its sentence. */
  readonly isFirst: boolean;
  /** What stands between it and the word before. */
  readonly before: string;
}

/** The words of a text in their order. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}'’]*\p{L}|\p{L}/gu)) {
    const before = text.slice(end, match.index);
    const isFirst = words.length === 0 || /[.!?…\n:]/u.test(before);
    end = match.index + match[0].length;
    words.push({
      text: match[0],
      small: match[0].toLowerCase().replaceAll('’', "'"),
      from: match.index,
      to: end,
      isFirst,
      before,
    });
  }
  return words;
}

/** In the same letters: a capital stays one. */
const inCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

export const found = (
  kind: Kind,
  { from, to, text }: Pick<Word, 'from' | 'to' | 'text'>,
  right: string,
  beside = '',
): Found => ({ kind, from, to, wrong: text, right: right === '' ? '' : inCaseOf(text, right), beside });
