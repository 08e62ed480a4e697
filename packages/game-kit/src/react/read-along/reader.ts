/** Letters of a text, spaces left out. */
export interface HeardLetters {
  readonly first: number;
  readonly end: number;
}

/** Which letters are heard at a time in a part; null between words, and until the times have come. */
export type HeardAt = (part: number, milliseconds: number) => HeardLetters | null;

/** How a text is read, where the house's voice at its own pace is not wanted. */
export interface ReadingManner {
  /** A file of the activity in which somebody reads the text. */
  readonly recording?: string | undefined;
  /** 1 as it was made. */
  readonly rate?: number | undefined;
}

/** Reads a text aloud and tells which of its letters are being heard. */
export interface Reader {
  /** Null between words. Resolves at the end, or when something else is to be heard; false: nothing could be heard. */
  read(
    text: string,
    onHeard: (letters: HeardLetters | null) => void,
    manner?: ReadingManner,
  ): Promise<boolean>;
  stop(): void;
}
