import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { MaskUnit } from '@flink/make-kit/description/field.ts';

/** How the list of a language version is written in one field. */
export interface ListWriting {
  readonly unit: MaskUnit;
  /** The list that is translated, and what is there of its translation. */
  readonly original: readonly string[];
  readonly own: readonly string[];
  readonly locale: string;
}

/** The commas of all scripts; what parts syllables in dictionaries stands within the words of some languages. */
const PARTED: Readonly<Record<MaskUnit, RegExp>> = {
  words: /[,;،؛、，；፣\n]|\s[·•|]\s/u,
  letters: /[,;،؛、，；፣·•|\s]/u,
  syllables: /[,;،؛、，；፣·•|\s\-‐]/u,
};

/** What has a comma or hyphen of its own stands one in a line. */
export const isInLines = ({ unit, original, own }: ListWriting): boolean =>
  [...original, ...own].some((text) => PARTED[unit].test(text));

/** One letter each, where the original has it so: they may be written without anything between them. */
const isLetterByLetter = ({ unit, original, locale }: ListWriting): boolean =>
  unit === 'letters' && original.every((text) => graphemes(text, locale).length === 1);

export const wordsOfList = (list: readonly string[], writing: ListWriting): string =>
  list.filter((text) => text !== '').join(isInLines(writing) ? '\n' : ', ');

export function listOfWords(words: string, writing: ListWriting): readonly string[] {
  const parts = words
    .split(isInLines(writing) ? '\n' : PARTED[writing.unit])
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return isLetterByLetter(writing) ? parts.flatMap((part) => graphemes(part, writing.locale)) : parts;
}
