import { useId } from 'react';
import styles from './segments.module.css';

export interface SegmentsProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (choice: Choice) => void;
}

export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, value, disabled, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments} disabled={disabled} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice} className={styles.segment}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
