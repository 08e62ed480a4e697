import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '../document/use-steady.ts';
import { doesMore, writtenIn } from './written-pace.ts';

/**
 * A letter is shown at once, and what follows from it in the document when its author pauses: a key must not wait until
 * 200 problems are drawn.
 */
export function useWritten<Value>(value: Value, write: (value: Value) => void) {
  const [ahead, setAhead] = useState<{ readonly value: Value } | null>(null);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const settle = useSteady((newest: Value) => {
    clearTimeout(timer.current);
    since.current = null;
    write(newest);
    setAhead(null);
  });
  // Who is gone must not write: another problem may stand in its place now.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ahead === null) return;
    // Before anybody else hears that the page goes: what they keep then has the last letter.
    const leave = () => flushSync(() => settle(ahead.value));
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('visibilitychange', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('visibilitychange', leave, { capture: true });
    };
  }, [ahead, settle]);
  return {
    value: ahead === null ? value : ahead.value,
    onChange: (newest: Value) => {
      setAhead({ value: newest });
      const now = Date.now();
      since.current ??= now;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(newest), writtenIn(now - since.current));
    },
    // Whatever a key or another field does to the document, does it to what was written.
    onBlur: () => {
      if (ahead !== null) settle(ahead.value);
    },
    onKeyDownCapture: ({ nativeEvent }: KeyboardEvent) => {
      if (ahead !== null && doesMore(nativeEvent)) flushSync(() => settle(ahead.value));
    },
  };
}
