import { cleanText } from '../clean-text.ts';
import { oneLine } from '../one-line.ts';

/** Spec 3 §9: words per list, shown in two halves. */
export const MOST_WORDS = 20;
/** Spec 3 §5.2: a wordlist for general use. */
export const LEAST_WORDS = 5;
export const LONGEST_WORD = 60;

/** `toLocaleLowerCase` throws at a code that is no language tag. */
function lowerCase(text: string, locale: string): string {
  try {
    return text.toLocaleLowerCase(locale);
  } catch {
    return text.toLowerCase();
  }
}

/** A word as it is kept: one line of letters that are seen. */
export const wordLine = (text: string): string => oneLine(cleanText(text));

/** The same for two ways of writing one word; the database folds alike (`word_fold`). */
export const foldWord = (word: string, locale: string): string =>
  lowerCase(wordLine(word).replaceAll(/[’‘ʼ]/gu, "'"), locale);

/** Trimmed, without blanks, each once. */
export function distinctWords<Row extends { readonly word: string }>(
  rows: readonly Row[],
  locale: string,
): readonly Row[] {
  const taken = new Set<string>();
  return rows
    .map((row) => ({ ...row, word: wordLine(row.word) }))
    .filter(({ word }) => {
      const folded = foldWord(word, locale);
      if (folded === '' || taken.has(folded)) return false;
      taken.add(folded);
      return true;
    });
}

export interface JudgedWordlist {
  readonly name: string;
  readonly educationalCategories: readonly unknown[];
  readonly words: readonly unknown[];
  /** The library's own lists serve every scope. */
  readonly shipped: boolean;
}

type WordlistIssue = 'wordlists.nameRequired' | 'wordlists.categoriesRequired' | 'wordlists.tooFewWords';

/** What keeps a list from general use (spec 3 §5.2); it is valid where nothing does. */
export function wordlistIssues(list: JudgedWordlist): readonly WordlistIssue[] {
  const issues: WordlistIssue[] = [];
  if (list.name.trim() === '') issues.push('wordlists.nameRequired');
  if (list.educationalCategories.length === 0 && !list.shipped) issues.push('wordlists.categoriesRequired');
  if (list.words.length < LEAST_WORDS) issues.push('wordlists.tooFewWords');
  return issues;
}
