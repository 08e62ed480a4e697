import type { CategorySet } from '@flink/contract/entities/make.ts';
import type { SavedWordlist, Wordlist } from '@flink/contract/entities/wordlists.ts';
import { distinctWords, foldWord, MOST_WORDS } from '@flink/contract/rules/make/wordlist.ts';

interface DraftWord {
  readonly word: string;
  /** The meaning that was chosen; null: the first one that is spelt so. */
  readonly wordId: string | null;
}

/** A list as it is on the screen: a place for each word that fits, empty ones too. */
export interface ListDraft {
  readonly name: string;
  readonly locale: string;
  readonly educationalCategories: readonly CategorySet[];
  readonly words: readonly DraftWord[];
}

const EMPTY: DraftWord = { word: '', wordId: null };

/** As many places as a list has. */
const filled = (words: readonly DraftWord[]): readonly DraftWord[] =>
  Array.from({ length: MOST_WORDS }, (_, at) => words[at] ?? EMPTY);

type Kept = Pick<Wordlist, 'name' | 'locale' | 'educationalCategories' | 'words'>;

export const draftOf = ({ name, locale, educationalCategories, words }: Kept): ListDraft => ({
  name,
  locale,
  educationalCategories,
  words: filled(words.map(({ word, meaning }) => ({ word, wordId: meaning?._id ?? null }))),
});

/** Another word has other meanings. */
export const withWord = (draft: ListDraft, at: number, word: string): ListDraft => ({
  ...draft,
  words: draft.words.map((one, index) => (index === at ? { word, wordId: null } : one)),
});

export const withMeaning = (draft: ListDraft, at: number, wordId: string): ListDraft => ({
  ...draft,
  words: draft.words.map((one, index) => (index === at ? { ...one, wordId } : one)),
});

export const withWords = (draft: ListDraft, words: readonly string[]): ListDraft => ({
  ...draft,
  words: filled(words.map((word) => ({ word, wordId: null }))),
});

export const writtenWords = ({ words, locale }: ListDraft): readonly DraftWord[] =>
  distinctWords(words, locale);

/** Whether the word at a place stands further up already. */
export function isTwice({ words, locale }: ListDraft, at: number): boolean {
  const folded = foldWord(words[at]?.word ?? '', locale);
  return folded !== '' && words.slice(0, at).some(({ word }) => foldWord(word, locale) === folded);
}

export function bodyOf(id: string, version: number, draft: ListDraft): SavedWordlist {
  const { name, locale, educationalCategories } = draft;
  return {
    _id: id,
    version,
    name,
    locale,
    educationalCategories: [...educationalCategories],
    words: writtenWords(draft).map(({ word, wordId }) => ({ word, wordId })),
  };
}

/** What was kept on this device, where it is a list; the shape may be that of another day. */
export function draftIn(kept: unknown): ListDraft | null {
  if (typeof kept !== 'object' || kept === null || !('words' in kept) || !Array.isArray(kept.words))
    return null;
  const { name, locale, educationalCategories } = kept as Partial<ListDraft>;
  if (typeof name !== 'string' || typeof locale !== 'string' || !Array.isArray(educationalCategories))
    return null;
  return { name, locale, educationalCategories, words: filled(kept.words as readonly DraftWord[]) };
}
