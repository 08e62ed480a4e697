import { createContext, useContext } from 'react';
import type { ConfirmOptions, MessageOptions, PromptOptions } from './dialog-requests.ts';

export interface Dialogs {
  readonly info: (message: string | MessageOptions) => Promise<void>;
  readonly error: (message: string | MessageOptions) => Promise<void>;
  /** True for OK; false for Cancel, Esc and the cross. */
  readonly confirm: (message: string | ConfirmOptions) => Promise<boolean>;
  /** The text without space around it, or null when it was cancelled. */
  readonly prompt: (options: PromptOptions) => Promise<string | null>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs() needs a DialogsProvider above it');
  return dialogs;
}
