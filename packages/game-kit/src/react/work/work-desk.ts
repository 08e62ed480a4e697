/** `onDevice`: not sent yet, and tried again. `off`: nothing is kept, as in a preview (spec 2 §5). */
export type WorkState = 'saved' | 'saving' | 'onDevice' | 'off';

/** A file of the learner's own, by the name under which the work knows it, or the code of the error. */
export type KeptFile =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly code: string };

/** A mistake, where it stands in the text. */
export interface WritingFinding {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

/** What the writing is about: its words are no mistakes, and its text is not to be copied. */
export interface WritingTask {
  readonly words: readonly string[];
  readonly text: string;
}

/**
 * What a reader says, or the code of the error. The first line is a kind word, the second a question; one line alone is
 * no praise. Findings are places of `text`.
 */
export type Answered =
  | {
      readonly ok: true;
      readonly feedback: string;
      readonly text?: string;
      readonly findings?: readonly WritingFinding[];
    }
  | { readonly ok: false; readonly code: string };

/** A picture that a learner takes into the own work: of the clipart, or of the activity. */
export interface Copied {
  readonly srcKey: string;
  readonly filename: string;
}

/** Where a learner's work lies while it is made: its files, whether it is kept, who reads it. */
export interface WorkDesk {
  readonly state: WorkState;
  /** The address of an own file, which expires; of the device while it is not sent. Null while it is not known. */
  url(file: string): string | null;
  add(file: Blob, name: string): Promise<KeptFile>;
  remove(files: readonly string[]): Promise<void>;
  copy(item: Copied): Promise<KeptFile>;
  /** Not where nobody reads it. `earlier` is what was said before of this text, so that nothing is said twice. */
  feedback?(text: string, earlier: readonly string[], task?: WritingTask): Promise<Answered>;
}
