import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
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
  const ahead = useRef<{ readonly value: Value; readonly drawnWith?: number } | null>(null);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(0);
  // What was written may be refused, and the field shows what stands there instead.
  const [drawn, drawAgain] = useReducer((_before: number, now: number) => now, 0);
  const isUnwritten = useCallback(() => ahead.current !== null && ahead.current.drawnWith === undefined, []);
  const settle = useSteady(() => {
    clearTimeout(timer.current);
    since.current = null;
    const written = ahead.current;
    if (written === null || written.drawnWith !== undefined) return;
    asked.current += 1;
    ahead.current = { value: written.value, drawnWith: asked.current };
    write(written.value);
    drawAgain(asked.current);
  });
  /** What follows is drawn between two letters, in pieces: whoever writes on does not wait for it. */
  const settleBetween = useSteady(() => startTransition(settle));
  useLayoutEffect(() => {
    // Until then the field is ahead of what is drawn of the document, and keeps its letters.
    if (ahead.current?.drawnWith !== undefined && ahead.current.drawnWith <= drawn) ahead.current = null;
  });
  // Who is gone must not write: another problem may stand in its place now.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Before anybody else hears that the page goes: what they keep then has the last letter.
    const leave = () => isUnwritten() && flushSync(settle);
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('visibilitychange', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('visibilitychange', leave, { capture: true });
    };
  }, [settle, isUnwritten]);
  return {
    newest: () => (ahead.current === null ? value : ahead.current.value),
    isAhead: () => ahead.current !== null,
    onChange: (newest) => {
      ahead.current = { value: newest };
      const now = Date.now();
      since.current ??= now;
      clearTimeout(timer.current);
      timer.current = setTimeout(settleBetween, writtenIn(now - since.current));
    },
    leaving: {
      // Whatever a key or another field does to the document, does it to what was written.
      onBlur: settle,
      onKeyDownCapture: ({ nativeEvent }) => {
        if (isUnwritten() && doesMore(nativeEvent)) flushSync(settle);
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
