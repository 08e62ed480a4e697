import type { ReactNode } from 'react';

export interface InfoAsk {
  readonly title: string;
  readonly message?: ReactNode;
}

export interface ErrorAsk {
  /** Left out: "Something went wrong". */
  readonly title?: string;
  readonly message: ReactNode;
  /** Runs when the dialog is closed, however it is closed (spec 3 §4.2). */
  readonly onClosed?: () => void;
}

export interface ConfirmAsk {
  /** Names the thing: "Delete Aminata Diallo?" */
  readonly question: string;
  readonly message?: ReactNode;
  /** Repeats the verb and the name: "Delete Aminata Diallo". */
  readonly action: string;
  /** The safe answer. Left out: "Cancel", or "Keep" when something is lost. */
  readonly refuse?: string;
  /** Something cannot be brought back: the action is berry and the focus starts on the safe answer. */
  readonly loses?: boolean;
}

export interface PromptAsk {
  readonly title: string;
  readonly message?: ReactNode;
  readonly label: string;
  readonly initial?: string;
  readonly placeholder?: string;
  readonly action: string;
  readonly maxLength?: number;
  /** What is wrong with the trimmed answer, in words; nothing when it may go. */
  readonly check?: (answer: string) => string | undefined;
}

export type Asked =
  | { readonly kind: 'info'; readonly ask: InfoAsk; readonly done: () => void }
  | { readonly kind: 'error'; readonly ask: ErrorAsk; readonly done: () => void }
  | { readonly kind: 'confirm'; readonly ask: ConfirmAsk; readonly done: (answer: boolean) => void }
  | { readonly kind: 'prompt'; readonly ask: PromptAsk; readonly done: (answer: string | null) => void };

/** Nothing but spaces is no answer (spec 3 §5.4: submit is disabled while empty, the result is trimmed). */
export function promptAnswer(typed: string): string | null {
  const answer = typed.trim();
  return answer === '' ? null : answer;
}
