/** A word that is watched for, seen from its letter at `at` and the next. */
interface Watched {
  readonly letters: readonly number[];
  readonly at: number;
}

/** By the numbers of a letter and the next: nearly all pairs are in no word. */
export type ByPair = readonly (readonly (readonly Watched[] | undefined)[])[];
type Made = (Watched[] | undefined)[][];

/** Words by two letters that stand beside each other in them. */
export class Pairs {
  readonly beginning: ByPair;
  readonly anywhere: ByPair;

  constructor(words: readonly (readonly number[])[]) {
    const beginning: Made = [];
    const anywhere: Made = [];
    for (const letters of words) {
      add(beginning, letters, 0);
      for (let at = 0; at + 1 < letters.length; at += 1) add(anywhere, letters, at);
      // The last letter has no next one; read the other way it is the first.
      add(anywhere, letters.toReversed(), 0);
    }
    this.beginning = beginning;
    this.anywhere = anywhere;
  }
}

function add(pairs: Made, letters: readonly number[], at: number): void {
  const next = letters[at + 1] ?? 0;
  const row = ofLetter(pairs, letters[at] ?? 0);
  while (row.length <= next) row.push(undefined);
  const known = row[next];
  if (known === undefined) row[next] = [{ letters, at }];
  else known.push({ letters, at });
}

function ofLetter(pairs: Made, letter: number): (Watched[] | undefined)[] {
  while (pairs.length <= letter) pairs.push([]);
  return pairs[letter] ?? [];
}
