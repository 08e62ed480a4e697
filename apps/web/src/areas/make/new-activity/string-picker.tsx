import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';

const PAUSE_MS = 250;
const OFFERED = 25;

interface StringPickerProps {
  readonly locale: string;
  readonly value: number | null;
  readonly onChange: (stringNumber: number | null) => void;
  readonly error: string | undefined;
}

/** Spec 3 §2.3, string-number picker: each labelled "number - text". */
export function StringPicker({ locale, value, onChange, error }: StringPickerProps) {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [kept, setKept] = useState<{ readonly value: string; readonly label: string } | null>(null);
  // What stands in the field after a choice is its label, and that finds nothing.
  const typed = words === kept?.label ? '' : words.trim();
  const keyword = useDebounced(typed, PAUSE_MS);
  const found = useQuery({
    queryKey: ['make', 'strings', locale, keyword],
    queryFn: ({ signal }) =>
      officeApi('makeStrings', { query: { locale, keyword, limit: OFFERED } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const options = (found.data?.data ?? []).map(({ stringNumber, text }) => ({
    value: String(stringNumber),
    label: `${stringNumber} - ${text}`,
  }));
  const missing = kept && value !== null && !options.some((option) => option.value === kept.value);
  return (
    <SelectField
      label={t('make.chooseString')}
      placeholder={t('make.optional')}
      searchable
      clearable
      value={value === null ? null : String(value)}
      options={missing ? [kept, ...options] : options}
      onSearch={setWords}
      onChange={(chosen) => {
        setKept(options.find((option) => option.value === chosen) ?? null);
        onChange(chosen === null ? null : Number(chosen));
      }}
      error={error}
    />
  );
}
