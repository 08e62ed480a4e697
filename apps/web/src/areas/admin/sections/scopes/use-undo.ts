import { useState } from 'react';

const MOST_STEPS = 100;

/** Every step can be taken back; the letters of one text are one step. */
export function useUndo<Value>(value: Value, onChange: (value: Value) => void) {
  const [past, setPast] = useState<readonly Value[]>([]);
  const [typedIn, setTypedIn] = useState<string | null>(null);
  return {
    change: (next: Value, typing: string | null = null) => {
      if (next === value) return;
      if (typing === null || typing !== typedIn)
        setPast((before) => [...before.slice(1 - MOST_STEPS), value]);
      setTypedIn(typing);
      onChange(next);
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            onChange(past.at(-1) as Value);
            setPast(past.slice(0, -1));
            setTypedIn(null);
          },
  };
}
