import type { Listened } from '@flink/game-kit/model/reading/reading.ts';
import type { Token } from '@flink/game-kit/model/text/tokens.ts';

/** What an adult marked while somebody read aloud: places of words in the text. */
export interface Marks {
  readonly wrong: readonly number[];
  /** The last word that was read; null is the end of the text. */
  readonly last: number | null;
}

export const NO_MARKS: Marks = { wrong: [], last: null };

/** What was read up to the last word, and how much of it was right. Marks beyond it were not read. */
export function listenedOf(tokens: readonly Token[], { wrong, last }: Marks): Listened {
  const read = tokens.flatMap(({ kind }, place) =>
    kind === 'word' && (last === null || place <= last) ? [place] : [],
  );
  const mistakes = read.filter((place) => wrong.includes(place)).length;
  return { tried: read.length, correct: read.length - mistakes };
}

/** A word that was marked is right again when it is touched once more. */
export const toggled = (marks: Marks, place: number): Marks => ({
  ...marks,
  wrong: marks.wrong.includes(place)
    ? marks.wrong.filter((other) => other !== place)
    : [...marks.wrong, place].toSorted((one, other) => one - other),
});
