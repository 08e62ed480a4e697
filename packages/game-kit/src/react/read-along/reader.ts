/** Letters of a text, spaces left out. */
export interface HeardLetters {
  readonly first: number;
  readonly end: number;
}

/** Which letters are heard at a time in a part; null between words, and until the times have come. */
export type HeardAt = (part: number, milliseconds: number) => HeardLetters | null;

/** Reads a text aloud and tells which of its letters are being heard. */
export interface Reader {
  /** Null between words. Resolves at the end, or when something else is to be heard; false: nothing could be heard. */
  read(text: string, onHeard: (letters: HeardLetters | null) => void): Promise<boolean>;
  stop(): void;
}
