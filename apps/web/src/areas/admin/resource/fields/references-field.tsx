import type { FieldWords } from '@flink/ui/office/fields/field-words.tsx';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
import { useState } from 'react';
import { useOffered } from './use-offered.ts';

interface ReferencesFieldProps extends FieldWords {
  readonly to: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly max: number;
}

/** Several rows, in the order in which they were chosen. */
export default function ReferencesField({ to, value, onChange, max, ...words }: ReferencesFieldProps) {
  const [typed, setTyped] = useState('');
  const options = useOffered(to, typed, value);
  return (
    <MultiSelectField
      {...words}
      value={value}
      options={options}
      onSearch={setTyped}
      onChange={(chosen) => onChange(chosen.slice(0, max))}
    />
  );
}
