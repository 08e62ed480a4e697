import type { ReactNode } from 'react';

export interface MessageOptions {
  readonly title?: string;
  readonly message: ReactNode;
}

export interface ConfirmOptions extends MessageOptions {
  readonly ok?: string;
  readonly cancel?: string;
  /** Something is lost by OK: it turns red and the focus starts on Cancel. */
  readonly danger?: boolean;
}

export interface PromptOptions {
  readonly title: string;
  /** Above the field: what the answer is about. */
  readonly message?: ReactNode;
  readonly label: string;
  readonly hint?: string;
  /** What was wrong with the answer before. */
  readonly error?: string | undefined;
  readonly initial?: string;
  readonly ok?: string;
  readonly maxLength?: number;
  /** Which keys a touch screen offers. */
  readonly type?: 'text' | 'tel';
}

export type DialogRequest = { readonly id: number } & (
  | { readonly kind: 'info' | 'error'; readonly options: MessageOptions; readonly settle: () => void }
  | { readonly kind: 'confirm'; readonly options: ConfirmOptions; readonly settle: (yes: boolean) => void }
  | {
      readonly kind: 'prompt';
      readonly options: PromptOptions;
      readonly settle: (text: string | null) => void;
    }
);

/** What a prompt gives back for what was typed: trimmed, or nothing while there is only space. */
export function promptAnswer(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}
