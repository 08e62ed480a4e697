import { numberOf } from '@flink/ui/office/fields/typed-number.ts';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './assigned-cell.module.css';

interface AssignedCellProps {
  readonly label: string;
  readonly value: number;
  readonly changed: boolean;
  readonly bad: boolean;
  /** Alone in a form; in a table it is seen as a field when it is pointed at. */
  readonly field?: boolean;
  readonly onEnter: (typed: string) => void;
}

/** How many plans somebody is given. Enter and the key that saves take it, arrows count, Esc gives back. */
export function AssignedCell({ label, value, changed, bad, field = false, onEnter }: AssignedCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== String(value)) onEnter(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Whoever saves by the key is still in the field, and would save what it was.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') flushSync(commit);
    else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setTyped(null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const now = numberOf(typed ?? '') ?? value;
      setTyped(String(Math.max(0, now + (event.key === 'ArrowUp' ? 1 : -1))));
    }
  };
  return (
    <span className={classes.cell} data-changed={changed}>
      <input
        className={classes.input}
        data-field={field}
        inputMode="numeric"
        aria-label={label}
        aria-invalid={bad}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    </span>
  );
}
