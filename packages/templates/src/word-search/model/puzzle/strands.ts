/** Letters in one straight line, with the words that are written in them. */
export interface Strand {
  readonly letters: readonly number[];
  readonly words: readonly { readonly word: number; readonly at: number }[];
}

export interface Strands {
  readonly strands: readonly Strand[];
  /** Words that no grid can hold exactly once beside the others, as "ana" beside "banana". */
  readonly leftOut: readonly number[];
}

/** Where a word begins in a line of letters. */
function placesIn(line: readonly number[], word: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at + word.length <= line.length; at += 1) {
    let same = 0;
    while (same < word.length && line[at + same] === word[same]) same += 1;
    if (same === word.length) places.push(at);
  }
  return places;
}

interface Seat {
  readonly line: number;
  readonly at: number;
}

/** Two lines laid over each other so that both hold a word in the same places; null where other letters clash. */
function overlaid(one: readonly number[], other: readonly number[], shift: number): readonly number[] | null {
  const first = Math.min(0, shift);
  const length = Math.max(one.length, other.length + shift) - first;
  const merged: number[] = [];
  for (let place = 0; place < length; place += 1) {
    const above = one[place + first];
    const below = other[place + first - shift];
    if (above !== undefined && below !== undefined && above !== below) return null;
    merged.push(above ?? below ?? 0);
  }
  return merged;
}

/** All lines of a word's seats as one line, in which the word stands once. */
function merge(lines: readonly (readonly number[])[], seats: readonly Seat[]): readonly number[] | null {
  const [first, ...more] = seats;
  let line = first && lines[first.line];
  let at = first?.at ?? 0;
  for (const seat of more) {
    const other = lines[seat.line];
    const next = line && other && overlaid(line, other, at - seat.at);
    if (!next) return null;
    line = next;
    at = Math.max(at, seat.at);
  }
  return line ?? null;
}

/**
 * A word that is written in a longer one lies there and nowhere else, so that it can be found once. One that is written
 * in two of them is found once only where these can lie over each other.
 */
export function strandsOf(words: readonly (readonly number[])[], shared: boolean): Strands {
  const longestFirst = words
    .map((_letters, word) => word)
    .sort((one, other) => (words[other]?.length ?? 0) - (words[one]?.length ?? 0));
  const leftOut = new Set<number>();
  let merged: (readonly number[])[] = [];

  /** Null when lines were merged, or a word was left out, and all must be laid anew. */
  function laid(): Strands | null {
    const lines: (readonly number[])[] = [...merged];
    const seated: { readonly word: number; readonly at: number }[][] = merged.map(() => []);
    for (const word of longestFirst) {
      const letters = words[word] ?? [];
      if (leftOut.has(word)) continue;
      const seats = lines.flatMap((line, index) =>
        placesIn(line, letters).map((at) => ({ line: index, at })),
      );
      const [seat, ...more] = seats;
      if (seat === undefined) {
        lines.push(letters);
        seated.push([{ word, at: 0 }]);
      } else if (more.length === 0) seated[seat.line]?.push({ word, at: seat.at });
      else {
        const apart = new Set(seats.map(({ line }) => line)).size === seats.length;
        const line = shared && apart ? merge(lines, seats) : null;
        const taken = new Set(seats.map(({ line: index }) => lines[index]));
        if (line && placesIn(line, letters).length === 1)
          merged = [...merged.filter((old) => !taken.has(old)), line];
        else leftOut.add(word);
        return null;
      }
    }
    const strands = lines.map((letters, line) => ({ letters, words: seated[line] ?? [] }));
    return { strands: strands.filter((strand) => strand.words.length > 0), leftOut: [...leftOut] };
  }

  for (;;) {
    const strands = laid();
    if (strands) return strands;
  }
}
