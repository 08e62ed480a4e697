import { Radio } from '@mantine/core';
import { type FieldWords, fieldWords } from './field-words.tsx';
import classes from './radio-field.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface RadioFieldProps extends FieldWords {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly RadioOption[];
  readonly name?: string;
}

export function RadioField({ value, onChange, options, name, ...words }: RadioFieldProps) {
  const { 'aria-required': required, ...wrapper } = fieldWords(words);
  return (
    <Radio.Group {...wrapper} name={name} value={value} onChange={onChange}>
      <div className={classes.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.hint}
            required={required}
            disabled={words.disabled || option.disabled}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
