import type { FieldWords } from '@flink/ui/office/fields/field-words.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useState } from 'react';
import { EditLink } from './edit-link.tsx';
import { useMaySee, useOffered } from './use-offered.ts';

interface ReferenceFieldProps extends FieldWords {
  /** The name of the resource whose rows are offered. */
  readonly to: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly clearable: boolean;
  /** What is chosen is called so; nothing has to be asked for it. */
  readonly called?: string | undefined;
  /** Leads on to what is chosen. */
  readonly linked?: boolean;
}

/** Another row, found by a few letters of its name: there may be thousands. */
export function ReferenceField({
  to,
  value,
  onChange,
  called,
  linked = false,
  ...rest
}: ReferenceFieldProps) {
  const [typed, setTyped] = useState('');
  const known = value !== null && called !== undefined ? [{ value, label: called }] : [];
  const maySee = useMaySee(to);
  const disabled = rest.disabled === true || !maySee;
  const offered = useOffered(to, typed, value === null || known.length > 0 ? [] : [value], {
    wanted: maySee && !(disabled && known.length > 0),
  });
  const options = [...known, ...offered.filter((option) => option.value !== known[0]?.value)];
  return (
    <>
      <SelectField
        {...rest}
        disabled={disabled}
        value={value}
        options={options}
        searchable
        // The name of what is chosen stands in the field; it is not what somebody looks for.
        onSearch={(text) => setTyped(options.some(({ label }) => label === text) ? '' : text)}
        onChange={onChange}
      />
      {linked && value !== null && (
        <EditLink to={to} id={value} name={options.find((option) => option.value === value)?.label ?? ''} />
      )}
    </>
  );
}
