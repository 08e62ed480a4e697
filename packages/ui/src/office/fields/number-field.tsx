import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';
import classes from './number-field.module.css';
import { clampNumber, keptLetters, numberInWords, numberOf, steppedNumber } from './typed-number.ts';

export interface NumberFieldProps extends FieldWords {
  /** Null is an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: number;
  /** Inside the field: "h", "USD", "%". Part of what a screen reader says. */
  readonly unit?: string;
}

/** Room for a unit at 13 px; Mantine cannot measure the section itself. */
const unitWidth = (unit: string): number => 20 + unit.length * 8;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** What is read has its thousands apart; what is being written stands as it is typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, disabled, value, onChange, onBlur, name, unit, ...limits } = props;
  const { min, max, step = 1, decimals = 0 } = limits;
  const rule = { min, max, decimals };
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [setBack, setSetBack] = useState(false);

  // Nothing changes under the hands of who writes: what a rule made of it meanwhile is shown when they leave.
  const letters = typed ?? numberInWords(value, decimals);

  const leave = () => {
    setTyped(null);
    const kept = value === null ? null : clampNumber(value, rule);
    if (kept !== value) {
      onChange(kept);
      setSetBack(true);
    }
    onBlur?.();
  };

  const stepByKey = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    setTyped(null);
    setSetBack(false);
    onChange(steppedNumber(value, direction * step, rule));
  };

  const said =
    setBack && value !== null ? t('office.field.setBack', { value: numberInWords(value, decimals) }) : hint;
  return (
    <TextInput
      {...fieldWords({ label, ...(said === undefined ? {} : { hint: said }), error, required, disabled })}
      name={name}
      aria-label={unit ? `${label}, ${unit}` : undefined}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={letters}
      onChange={(event) => {
        setSetBack(false);
        const kept = keptLetters(event.currentTarget.value, rule);
        setTyped(kept);
        onChange(numberOf(kept));
      }}
      onBlur={leave}
      onKeyDown={stepByKey}
      classNames={{ section: classes.section }}
      rightSection={
        unit && (
          <span className={classes.unit} aria-hidden="true">
            {unit}
          </span>
        )
      }
      rightSectionWidth={unit ? unitWidth(unit) : undefined}
      rightSectionPointerEvents="none"
    />
  );
}
