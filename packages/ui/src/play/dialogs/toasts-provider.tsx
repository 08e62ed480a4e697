import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Toast } from './toast.tsx';
import styles from './toasts.module.css';
import { type ShowToast, type ToastOptions, ToastsContext } from './use-toasts.ts';

/** More than this at once cannot be read; the oldest makes room. */
const MOST_AT_ONCE = 3;

type Shown = ToastOptions & { readonly id: number };

export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const options = typeof toast === 'string' ? { text: toast } : toast;
    const next: Shown = { ...options, id: lastId.current };
    setShown((others) => [...others, next].slice(-MOST_AT_ONCE));
  }, []);

  const drop = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);

  // As a popover, opened anew for each toast, it lies above a dialog that is already open.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover || shown.length === 0) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);

  return (
    <ToastsContext value={show}>
      {children}
      <div ref={region} popover="manual" className={styles.region} role="status">
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} onGone={() => drop(toast.id)} />
        ))}
      </div>
    </ToastsContext>
  );
}
