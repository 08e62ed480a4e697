/** A page of a book: its words, and what its picture shows by its English name. */
export interface BookPage {
  readonly shows: string;
  readonly text: string;
}

/** A little book for families, on the level from which it can be read. */
export interface Book {
  readonly level: number;
  /** A learner's progress hangs on it. */
  readonly key: string;
  readonly name: string;
  readonly pages: readonly BookPage[];
}

/** A text to read against the clock. */
export interface Passage {
  readonly level: number;
  readonly key: string;
  readonly name: string;
  readonly shows: string;
  readonly text: string;
  /** Words a minute that a reader of the level reaches with practice; words of Swahili say more than one of English. */
  readonly benchmark: number;
}

/** What there is to read in one language. */
export interface ReadingCorner {
  readonly books: readonly Book[];
  readonly passages: readonly Passage[];
}
