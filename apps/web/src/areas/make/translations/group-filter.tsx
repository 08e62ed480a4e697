import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { typesFor } from '../groups/group-types.ts';

interface GroupFilterProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A group of Make, found by its name. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const { t } = useTexts();
  const types = typesFor(holderOf(useSession()));
  const [words, setWords] = useState('');
  const found = useQuery({
    queryKey: ['make', 'translation-groups', types, words],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        types.map((type) =>
          officeApi('madeGroups', { query: { type, keyword: words.slice(0, 200), limit: 25 } }, { signal }),
        ),
      );
      return lists.flatMap(({ data }) => data).map(({ _id, name }) => ({ value: _id, label: name }));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const chosen = useQuery({
    queryKey: ['make', 'translation-group', value],
    queryFn: async ({ signal }) =>
      (await officeApi('madeGroup', { params: { id: value ?? '' } }, { signal })).data.name,
    enabled: value !== null,
    staleTime: 60_000,
    retry: false,
  });
  const options = found.data ?? [];
  const isListed = value === null || options.some((one) => one.value === value);
  return (
    <SelectField
      label={t('make.worklist.group')}
      placeholder={t('make.worklist.anyGroup')}
      searchable
      clearable
      value={value}
      onChange={onChange}
      onSearch={(typed) => setWords(options.some(({ label }) => label === typed) ? '' : typed)}
      options={isListed ? options : [...options, { value, label: chosen.data ?? '…' }]}
    />
  );
}
