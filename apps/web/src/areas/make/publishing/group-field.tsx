import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { publishTargets } from './publish-data.ts';

const SEARCH_PAUSE_MS = 250;

export interface ChosenGroup {
  readonly id: string;
  readonly label: string;
}

interface GroupFieldProps {
  readonly locale: string;
  readonly value: ChosenGroup | null;
  readonly onChange: (group: ChosenGroup | null) => void;
  readonly error?: string;
}

/** A group of a menu, found by its name or that of the menu. */
export function GroupField({ locale, value, onChange, error }: GroupFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  // The field shows what is chosen: these words look for nothing.
  const keyword = useDebounced(typed === value?.label ? '' : typed.trim(), SEARCH_PAUSE_MS);
  const found = useQuery({ ...publishTargets(keyword, locale), placeholderData: keepPreviousData });
  const offered = (found.data?.data ?? []).map(({ _id, name, menuName, productName }) => ({
    value: _id,
    label: [name, menuName, productName].join(' · '),
  }));
  const isOffered = value === null || offered.some((one) => one.value === value.id);
  const refused = error ?? found.error?.message;
  return (
    <SelectField
      label={t('make.publishing.group')}
      placeholder={t('make.publishing.groupPlaceholder')}
      required
      searchable
      onSearch={setTyped}
      value={value?.id ?? null}
      onChange={(id) => {
        const option = offered.find((one) => one.value === id);
        onChange(option ? { id: option.value, label: option.label } : null);
      }}
      options={isOffered || value === null ? offered : [{ value: value.id, label: value.label }, ...offered]}
      {...(refused === undefined ? {} : { error: refused })}
    />
  );
}
