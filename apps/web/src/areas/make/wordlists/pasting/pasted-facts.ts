import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { foldWord } from '@flink/contract/rules/make/wordlist.ts';
import type { PastedWord } from './pasted-words.ts';

type Pasted = ReadonlyMap<string, PastedWord>;

interface Fact {
  readonly _id: string;
  readonly definition?: string;
  readonly sentence?: string;
}

/** What was pasted beside words that the words have, where they lack it. */
export const pastedFacts = ({ words, locale }: Pick<Wordlist, 'words' | 'locale'>, pasted: Pasted): Fact[] =>
  words.flatMap(({ word, meaning }) => {
    const beside = pasted.get(foldWord(word, locale));
    if (!meaning || !beside) return [];
    const fact = {
      ...(meaning.definition === null && beside.definition !== '' ? { definition: beside.definition } : {}),
      ...(meaning.sentence === null && beside.sentence !== '' ? { sentence: beside.sentence } : {}),
    };
    return Object.keys(fact).length > 0 ? [{ _id: meaning._id, ...fact }] : [];
  });

/** What still waits for its word to be made. */
export function withoutKnown({ words, locale }: Pick<Wordlist, 'words' | 'locale'>, pasted: Pasted): Pasted {
  const known = new Set(words.filter(({ meaning }) => meaning).map(({ word }) => foldWord(word, locale)));
  return new Map([...pasted].filter(([word]) => !known.has(word)));
}
