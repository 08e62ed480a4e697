/** What is wrong with an activity's content, and where. An author reads the text `issue.<code>` of the strings table. */
export interface Issue {
  readonly code: string;
  /** From the root of the content: `['gameData', 'problems', 0, 'answer']`. */
  readonly path: readonly (string | number)[];
  /** What its text names, as the most letters of a field. */
  readonly params?: Readonly<Record<string, number>>;
}

/** `error`: the activity cannot be played. `warning`: it is played all the same, and its author should know. */
export type Severity = 'error' | 'warning';

/** What a check finds has no severity of its own: the same empty answer closes one activity and is left out of another. */
export interface ReviewedIssue extends Issue {
  readonly severity: Severity;
}
