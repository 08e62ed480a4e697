import type { TextParams } from '@flink/contract/texts/translate.ts';

/** Who reads the feedback, and in which language. */
export interface Reader {
  readonly locale: string;
  t(key: string, params?: TextParams): string;
}

/** What a learner has written. */
export interface Draft {
  readonly text: string;
  /** What was said of it before, the latest last: nothing of it is said again. */
  readonly earlier: readonly string[];
  /** Of the learner and the family: they leave this house for no service. */
  readonly names: readonly string[];
  /** Words that the task gives: they are no mistakes. */
  readonly words?: readonly string[];
  /** What the task itself says: copied, it is no text. */
  readonly task?: string;
}

/** A mistake, where it stands in the text, in words for a child. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

/**
 * Two lines: a kind word about what is good, naming the writer's own words, and a question that makes the writer look
 * again. One line alone where there is nothing to praise yet.
 */
export interface Writing {
  feedback(draft: Draft, reader: Reader): Promise<string>;
  /** At most three mistakes; not of every reader. */
  findings?(draft: Draft, reader: Reader): Promise<readonly Finding[]>;
}
