import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Kbd } from '../kbd.tsx';
import { useShortcut, useSingleKeys } from '../shortcuts.tsx';
import { nextFilterStep, type Typed } from './filter-wait.ts';
import classes from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What the rows are searched by now. */
  readonly applied: string;
  readonly onApply: (search: string) => void;
}

export function SearchBox({ label, placeholder, applied, onApply }: SearchBoxProps) {
  const { t } = useTexts();
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

  const clear = () => {
    setTyped({ text: '', at: 0 });
    if (applied !== '') apply('');
    input.current?.focus();
  };

  useShortcut('/', () => input.current?.focus());

  return (
    <label className={classes.box}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={classes.input}
        aria-label={t('office.table.search', { label })}
        aria-keyshortcuts={singleKeys ? '/' : undefined}
        placeholder={placeholder ?? t('office.table.searchPlaceholder')}
        value={typed.text}
        onChange={(event) => setTyped({ text: event.currentTarget.value, at: Date.now() })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(typed.text.trim());
          if (event.key === 'Escape' && typed.text !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {typed.text !== '' && (
        <IconButton icon="x" inRow label={t('office.table.clearSearch')} onClick={clear} />
      )}
      {typed.text === '' && singleKeys && <Kbd keys="/" />}
    </label>
  );
}
