import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useId } from 'react';
import classes from './data-export.module.css';

interface ChoiceChipsProps {
  readonly label: string;
  /** Beside the label: how many of how many. */
  readonly aside?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string;
}

/** Some of a few words, all of them in sight. */
export function ChoiceChips({ label, aside, options, chosen, onChange, error }: ChoiceChipsProps) {
  const id = useId();
  return (
    <fieldset className={classes.chips} aria-describedby={error ? id : undefined}>
      <legend>
        {label} {aside && <span className={classes.left}>{aside}</span>}
      </legend>
      {options.map(({ value, label: words }) => {
        const isOn = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter((one) => one !== value) : [...chosen, value])}
          >
            {isOn && <Icon name="check" size={14} />}
            {words}
          </button>
        );
      })}
      {error && (
        <p id={id} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
