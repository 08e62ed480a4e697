import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { type FieldWords, fieldWords } from './field-words.tsx';

export interface SegmentedFieldProps<Value extends string> extends FieldWords {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** Two to four short answers, all visible. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { value, onChange, options, ...words } = props;
  const { 'aria-required': _, disabled, ...wrapper } = fieldWords(words);
  const labelId = useId();
  return (
    <Input.Wrapper {...wrapper} labelElement="div" labelProps={{ id: labelId }}>
      <SegmentedControl
        aria-labelledby={labelId}
        value={value}
        onChange={(next) => onChange(next as Value)}
        data={[...options]}
        disabled={disabled}
        fullWidth
      />
    </Input.Wrapper>
  );
}
