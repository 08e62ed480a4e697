import { type RefObject, useEffect } from 'react';

/** What the browser says of a key whose sign comes later: a dead key, an input method. */
const TO_COME = new Set(['Dead', 'Process', 'Unidentified']);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

export interface Typing {
  readonly onDelete: () => void;
  readonly onCheck: () => void;
}

/**
 * Who has a keyboard types at once, wherever the focus is: it goes to the line as a key comes down, so that the browser
 * itself puts dead keys and input methods together there.
 */
export function useTyping(line: RefObject<HTMLInputElement | null>, { onDelete, onCheck }: Typing): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, isComposing } = event;
      if (event.defaultPrevented || isComposing) return;
      const inLine = target === line.current;
      if (!inLine && isWriting(target)) return;
      if (key === 'Backspace' && !(inLine && line.current?.value)) {
        event.preventDefault();
        onDelete();
      } else if (key === 'Enter' && (inLine || target === document.body)) {
        event.preventDefault();
        onCheck();
      } else if (!inLine && !ctrlKey && !metaKey && (key.length === 1 || TO_COME.has(key))) {
        // On a button the space bar presses it.
        if (key === ' ' && target !== document.body) return;
        line.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [line, onDelete, onCheck]);
}
