import { useId } from 'react';
import { Sheet } from '../scene/sheet.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './radio-group.module.css';
import type { Choice } from './select-field.tsx';

export interface RadioGroupProps {
  /** Said to screen readers; the choices speak for themselves to the eye. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** A row of segments of which one is chosen, for two to five short choices. */
export function RadioGroup({ label, choices, value, onChange, disabled }: RadioGroupProps) {
  const name = useId();
  return (
    <Sheet className={styles.sheet}>
      <fieldset className={styles.group} disabled={disabled}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
