/** What is wrong with an activity's content, and where; the words for a code come from the strings table. */
export interface Issue {
  readonly code: string;
  /** From the root of the content: `['gameData', 'problems', 0, 'answer']`. */
  readonly path: readonly (string | number)[];
}
