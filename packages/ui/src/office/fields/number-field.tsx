import { NumberInput } from '@mantine/core';
import { type FieldWords, fieldWords } from './field-words.tsx';
import classes from './number-field.module.css';

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

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, disabled, value, onChange, unit, decimals = 0, ...rest } = props;
  const words = fieldWords({ label, hint, error, required, disabled });
  return (
    <NumberInput
      {...words}
      {...rest}
      label={label}
      aria-label={unit ? `${label}, ${unit}` : undefined}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      classNames={{ section: classes.section }}
      hideControls
      clampBehavior="blur"
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      fixedDecimalScale={decimals > 0}
      thousandSeparator=","
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
