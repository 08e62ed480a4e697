/** A word that is watched for, seen from its letter at `at` and the next. */
interface Watched {
  readonly letters: readonly number[];
  readonly at: number;
}

/** More letters than a language has. */
const MOST_LETTERS = 65_536;

/** Words by two letters that stand beside each other in them: nearly all pairs are in none. */
export class Pairs {
  readonly #beginning = new Map<number, Watched[]>();
  readonly #anywhere = new Map<number, Watched[]>();

  constructor(words: readonly (readonly number[])[]) {
    for (const letters of words) {
      add(this.#beginning, letters, 0);
      for (let at = 0; at + 1 < letters.length; at += 1) add(this.#anywhere, letters, at);
      // The last letter has no next one; read the other way it is the first.
      add(this.#anywhere, letters.toReversed(), 0);
    }
  }

  beginningWith(one: number, next: number): readonly Watched[] | undefined {
    return this.#beginning.get(one * MOST_LETTERS + next);
  }

  with(one: number, next: number): readonly Watched[] | undefined {
    return this.#anywhere.get(one * MOST_LETTERS + next);
  }
}

function add(map: Map<number, Watched[]>, letters: readonly number[], at: number): void {
  const pair = (letters[at] ?? 0) * MOST_LETTERS + (letters[at + 1] ?? 0);
  const known = map.get(pair);
  if (known === undefined) map.set(pair, [{ letters, at }]);
  else known.push({ letters, at });
}
