import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut, useSingleKeys } from '../buttons/shortcuts.tsx';
import { SearchInput } from '../fields/search-input.tsx';
import { nextFilterStep, type Typed } from './filter-debounce.ts';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What the rows are searched by now. */
  readonly applied: string;
  readonly onApply: (search: string) => void;
  /** Whether other words are typed than the rows are searched by. */
  readonly onPending?: (isPending: boolean) => void;
}

/** Waits a second after the last key before it asks; Enter and the cross ask at once. */
export function SearchBox({ label, placeholder, applied, onApply, onPending }: SearchBoxProps) {
  const singleKeys = useSingleKeys();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: applied, at: 0 });
  const [asked, setAsked] = useState(applied);
  const [seen, setSeen] = useState(applied);

  // Back, a link or "Clear filters" changed the search from outside; an answer to our own asking must not
  // overwrite what was typed meanwhile.
  if (seen !== applied) {
    setSeen(applied);
    if (applied !== asked) {
      setAsked(applied);
      setTyped({ text: applied, at: 0 });
    }
  }

  const apply = (search: string) => {
    setAsked(search);
    onApply(search);
  };
  const applyLater = useEffectEvent(apply);

  useEffect(() => {
    const step = nextFilterStep(typed, applied, Date.now());
    if (step.kind === 'rest') return;
    const timer = setTimeout(() => applyLater(typed.text.trim()), step.kind === 'wait' ? step.ms : 0);
    return () => clearTimeout(timer);
  }, [typed, applied]);

  const isPending = typed.text.trim() !== applied;
  const tellPending = useEffectEvent((pending: boolean) => onPending?.(pending));
  useEffect(() => {
    tellPending(isPending);
  }, [isPending]);

  const clear = () => {
    setTyped({ text: '', at: 0 });
    if (applied !== '') apply('');
    input.current?.focus();
  };

  useShortcut('/', () => input.current?.focus());

  return (
    <SearchInput
      ref={input}
      label={label}
      placeholder={placeholder}
      value={typed.text}
      keys={singleKeys ? '/' : undefined}
      onChange={(text) => setTyped({ text, at: Date.now() })}
      onEnter={() => apply(typed.text.trim())}
      onClear={clear}
    />
  );
}
