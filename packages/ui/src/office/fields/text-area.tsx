import { Textarea } from '@mantine/core';
import { type FieldWords, fieldWords } from './field-words.tsx';

export interface TextAreaProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, disabled, value, onChange, rows = 3, ...rest } = props;
  return (
    <Textarea
      {...fieldWords({ label, hint, error, required, disabled })}
      {...rest}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
