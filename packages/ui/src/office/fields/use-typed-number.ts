import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import type { FieldWords } from './field-words.tsx';
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

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** What is read has its thousands apart; what is being written stands as it is typed. */
export function useTypedNumber(props: NumberFieldProps) {
  const { hint, value, onChange, onBlur, min, max, step = 1, decimals = 0 } = props;
  const rule = { min, max, decimals };
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  /** What it was set to when its reader left it. */
  const [setTo, setSetTo] = useState<number | null>(null);

  const stepBy = (times: number) => {
    setTyped(null);
    setSetTo(null);
    onChange(steppedNumber(value, times * step, rule));
  };
  // Undone or reset it is another number, and its own.
  const setBack =
    setTo !== null && setTo === value
      ? t('office.field.setBack', { value: numberInWords(value, decimals) })
      : null;
  return {
    stepBy,
    /** What stands below the field. */
    told: setBack ?? hint,
    box: {
      name: props.name,
      inputMode: decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      autoComplete: 'off',
      // Nothing changes under the hands of who writes: what a rule made of it meanwhile is shown when they leave.
      value: typed ?? numberInWords(value, decimals),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setSetTo(null);
        const kept = keptLetters(event.currentTarget.value, rule);
        setTyped(kept);
        onChange(numberOf(kept));
      },
      onBlur: () => {
        setTyped(null);
        const kept = value === null ? null : clampNumber(value, rule);
        if (kept !== value) {
          onChange(kept);
          setSetTo(kept);
        }
        onBlur?.();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const direction = STEPS[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        stepBy(direction);
      },
    },
  };
}
