import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { WordChange } from '@flink/contract/entities/generation.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import type { Apart, KnownWord, LibraryKnowledge } from './generation.repo.ts';

/** A word of a list, as it is written there, and what it means. */
export interface ListedWord {
  readonly word: string;
  readonly meaning: WordMeaning | null;
}

/** A word that games are made of. */
export interface PreparedWord {
  readonly id: string;
  /** Where the voice of the house would say it, where it has no sound. */
  readonly spokenAt: string | null;
  readonly known: KnownWord;
  readonly word: GeneratorWord;
}

export interface Knowledge {
  readonly locale: string;
  /** The house has a voice of this language. */
  readonly speaks: boolean;
  /** Files of words that are not where they should be. */
  readonly lost: ReadonlySet<string>;
  readonly apart: ReadonlyMap<string, Apart>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Of a list of the library. */
  readonly library: LibraryKnowledge | null;
}

/** What tells sorts of words apart where nobody has sorted them: a phrase is no answer beside words, nor a name. */
function shapesOf(word: string, hasPicture: boolean): readonly string[] {
  return [
    hasPicture ? 'shown' : 'told',
    /\s/u.test(word) ? 'phrase' : 'word',
    /^\p{Lu}/u.test(word) ? 'capital' : 'small',
  ];
}

/** The words of a list with all that games know of them. */
export function preparedWords(listed: readonly ListedWord[], knowledge: Knowledge): readonly PreparedWord[] {
  const { locale, speaks, lost, apart, lists, library } = knowledge;
  const there = listed.flatMap(({ word, meaning }) => (meaning ? [{ word, meaning }] : []));
  const spelt = new Map(there.map(({ word, meaning }) => [meaning._id, word]));
  const found = (key: string | null) => (key === null || lost.has(key) ? null : key);
  return there.map(({ word, meaning }, place) => {
    const picture = found(meaning.wordImage);
    const spoken = speaks ? speechAddress(locale, meaning.pronunciation ?? meaning.word) : null;
    // A recording that is lost is spoken; a word that nobody gave a sound is told as one without.
    const audio = found(meaning.wordAudio) ?? (meaning.wordAudio === null ? null : spoken);
    const { sentence, syllables } = meaning;
    // A word that nobody has defined is told by the word that it is related to.
    const definition = meaning.definition ?? meaning.relatedWord;
    const named = (ids: readonly string[] = []) => ids.flatMap((id) => spelt.get(id) ?? []);
    const neverWith = named(apart.get(meaning._id)?.neverWith);
    const wrong = library?.wrongInSentence.get(meaning._id);
    const asRight = named(apart.get(meaning._id)?.asRight);
    return {
      id: meaning._id,
      spokenAt: audio === null ? spoken : null,
      known: { word, picture, audio, definition, sentence, syllables: syllables.join('·') },
      word: {
        word,
        hasPicture: picture !== null,
        ...(picture ? { picture } : {}),
        ...(audio ? { wordAudio: audio } : {}),
        ...(definition ? { definition } : {}),
        ...(sentence ? { sentence } : {}),
        ...(syllables.length > 0 ? { syllables } : {}),
        ...(neverWith.length > 0 ? { neverWith } : {}),
        ...(asRight.length > 0 ? { asRight } : {}),
        ...(wrong ? { wrongInSentence: named(wrong) } : {}),
        ...(library?.isRanked ? { rank: place + 1 } : {}),
        kinds: [...(lists.get(meaning._id) ?? []), ...shapesOf(word, picture !== null)],
      },
    };
  });
}

/** With what somebody swapped in one game. */
export function withSwaps(
  words: readonly PreparedWord[],
  swaps: readonly { readonly wordId: string; readonly otherId: string }[],
): readonly GeneratorWord[] {
  if (swaps.length === 0) return words.map(({ word }) => word);
  const spelt = new Map(words.map(({ id, word }) => [id, word.word]));
  return words.map(({ id, word }) => {
    const others = swaps
      .filter(({ wordId }) => wordId === id)
      .flatMap(({ otherId }) => spelt.get(otherId) ?? []);
    return others.length === 0 ? word : { ...word, neverWith: [...(word.neverWith ?? []), ...others] };
  });
}

const PARTS = ['word', 'picture', 'audio', 'definition', 'sentence', 'syllables'] as const;

/** What is another one in words since games were made of them. */
export function changesIn(
  before: Readonly<Record<string, KnownWord>>,
  now: ReadonlyMap<string, KnownWord>,
): WordChange[] {
  const blank = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);
  const changed = [...now].flatMap(([wordId, known]): WordChange[] => {
    const was = before[wordId];
    if (!was) return [{ wordId, word: known.word, part: 'added', was: null, now: known.word }];
    return PARTS.filter((part) => blank(was[part]) !== blank(known[part])).map((part) => ({
      wordId,
      word: known.word,
      part,
      was: blank(was[part]),
      now: blank(known[part]),
    }));
  });
  const gone = Object.entries(before)
    .filter(([wordId]) => !now.has(wordId))
    .map(([wordId, { word }]) => ({ wordId, word, part: 'removed' as const, was: word, now: null }));
  return [...changed, ...gone];
}
