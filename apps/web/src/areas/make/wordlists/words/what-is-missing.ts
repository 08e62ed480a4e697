import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import type { Wordlist, WordMeaning } from '@flink/contract/entities/wordlists.ts';

export type Asset = 'picture' | 'sound' | 'sentence';

const ASSETS: readonly Asset[] = ['picture', 'sound', 'sentence'];

export interface Lack {
  readonly word: string;
  readonly meaning: WordMeaning;
  readonly lacks: readonly Asset[];
  /** The other languages of the list's meanings in which the word has no sound or sentence, or is not said. */
  readonly elsewhere: Readonly<Record<string, readonly (Asset | 'word')[]>>;
}

const lacksOf = ({ wordImage, wordAudio, sentence }: WordMeaning): readonly Asset[] =>
  ASSETS.filter((asset) => ({ picture: wordImage, sound: wordAudio, sentence })[asset] === null);

function lacksIn(meaning: WordMeaning, locale: string): readonly (Asset | 'word')[] {
  const said = meaning.otherLocales[locale];
  if (!said) return ['word'];
  return [
    ...(said.wordAudio === null ? (['sound'] as const) : []),
    ...(said.sentence === null ? (['sentence'] as const) : []),
  ];
}

/** A recording of somebody else stays theirs; the voice of the house is recorded over by everybody. */
export const mayRecord = ({ wordAudio, mayChange, own }: WordMeaning): boolean =>
  mayChange || wordAudio === null || isSpeechAddress(wordAudio) || own.includes('wordAudio');

/** The words of a list that lack something, each with what it lacks in its own language and in others. */
export function lacksOfList(list: Pick<Wordlist, 'words'>, others: readonly string[]): readonly Lack[] {
  return list.words.flatMap(({ word, meaning }) => {
    if (meaning === null) return [];
    const lacks = lacksOf(meaning);
    const elsewhere = Object.fromEntries(
      others.flatMap((locale) => {
        const missing = lacksIn(meaning, locale);
        return missing.length > 0 ? [[locale, missing]] : [];
      }),
    );
    return lacks.length > 0 || Object.keys(elsewhere).length > 0 ? [{ word, meaning, lacks, elsewhere }] : [];
  });
}
