import { createContext, useContext } from 'react';

export interface ToastOptions {
  readonly text: string;
  readonly tone?: 'info' | 'right' | 'wrong';
  /** Milliseconds on screen; it waits while it is touched, hovered or focused. */
  readonly stay?: number;
}

export type ShowToast = (toast: string | ToastOptions) => void;

export const ToastsContext = createContext<ShowToast | null>(null);

/** Gives the function that shows a toast. */
export function useToasts(): ShowToast {
  const show = useContext(ToastsContext);
  if (!show) throw new Error('useToasts() needs a ToastsProvider above it');
  return show;
}
