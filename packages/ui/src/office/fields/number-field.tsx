import { TextInput } from '@mantine/core';
import { fieldWords } from './field-words.tsx';
import classes from './number-field.module.css';
import { type NumberFieldProps, useTypedNumber } from './use-typed-number.ts';

/** Room for a unit at 13 px; Mantine cannot measure the section itself. */
const unitWidth = (unit: string): number => 20 + unit.length * 8;

export function NumberField(props: NumberFieldProps) {
  const { label, error, required, disabled, unit } = props;
  const { told, box } = useTypedNumber(props);
  return (
    <TextInput
      {...fieldWords({ label, ...(told === undefined ? {} : { hint: told }), error, required, disabled })}
      {...box}
      aria-label={unit ? `${label}, ${unit}` : undefined}
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
