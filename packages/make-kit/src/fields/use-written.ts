import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '../document/use-steady.ts';
import { doesMore, writtenIn } from './written-pace.ts';

interface Written<Value> {
  /** With the letters that are not in the document yet. */
  readonly newest: () => Value;
  readonly isAhead: () => boolean;
  readonly onChange: (value: Value) => void;
  readonly leaving: {
    readonly onBlur: () => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
}

/**
 * A letter is shown at once by its field, and what follows from it in the document comes when its author pauses: a key
 * must not wait until anything is drawn again.
 */
export function useWritten<Value>(value: Value, write: (value: Value) => void): Written<Value> {
  const ahead = useRef<{ readonly value: Value } | null>(null);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // What was written may be refused, and the field shows what stands there instead.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const settle = useSteady(() => {
    clearTimeout(timer.current);
    since.current = null;
    const written = ahead.current;
    if (written === null) return;
    ahead.current = null;
    write(written.value);
    drawAgain();
  });
  // Who is gone must not write: another problem may stand in its place now.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Before anybody else hears that the page goes: what they keep then has the last letter.
    const leave = () => ahead.current !== null && flushSync(settle);
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('visibilitychange', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('visibilitychange', leave, { capture: true });
    };
  }, [settle]);
  return {
    newest: () => (ahead.current === null ? value : ahead.current.value),
    isAhead: () => ahead.current !== null,
    onChange: (newest) => {
      ahead.current = { value: newest };
      const now = Date.now();
      since.current ??= now;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, writtenIn(now - since.current));
    },
    leaving: {
      // Whatever a key or another field does to the document, does it to what was written.
      onBlur: settle,
      onKeyDownCapture: ({ nativeEvent }) => {
        if (ahead.current !== null && doesMore(nativeEvent)) flushSync(settle);
      },
    },
  };
}

/** A text box that holds its letters itself, and gets others only when the document has others. */
export function useTextBox<Box extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  { isAhead }: Pick<Written<unknown>, 'isAhead'>,
): { readonly ref: RefObject<Box | null>; readonly defaultValue: string } {
  const ref = useRef<Box>(null);
  const [first] = useState(text);
  useLayoutEffect(() => {
    if (ref.current !== null && !isAhead() && ref.current.value !== text) ref.current.value = text;
  });
  return { ref, defaultValue: first };
}
