import { latePart, useLatePart } from '../late-part.ts';

const shelf = latePart(() => import('./toast-shelf.tsx'));

export interface Toast {
  readonly message: string;
  readonly tone?: 'ok' | 'bad';
  /** Brings back what was just removed. */
  readonly undo?: () => void;
}

export interface Toasts {
  readonly show: (toast: Toast) => void;
}

const toasts: Toasts = { show: (toast) => void shelf.fetch().then(({ showToast }) => showToast(toast)) };

export const useToasts = (): Toasts => toasts;

export function ToastShelf() {
  const come = useLatePart(shelf);
  return come && <come.ToastShelf />;
}
