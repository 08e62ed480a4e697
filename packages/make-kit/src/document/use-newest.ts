import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useSteady } from './use-steady.ts';

/**
 * What a store holds now. Like `useSyncExternalStore`, which would draw all that follows from a pause between letters in
 * one piece, however long, and the next key behind it: this one draws as whoever changed the store asks for.
 */
export function useNewest<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<{ readonly value: Value } | null>(null);
  const newest = read();
  const value = drawn.current !== null && isSame(drawn.current.value, newest) ? drawn.current.value : newest;
  const look = useSteady(() => {
    if (drawn.current === null || !isSame(drawn.current.value, read())) drawAgain();
  });
  useLayoutEffect(() => {
    drawn.current = { value };
    // It may have been drawn in pieces, and the store changed between them.
    look();
  });
  useEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe, look]);
  return value;
}
