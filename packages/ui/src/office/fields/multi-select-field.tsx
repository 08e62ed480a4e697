import { MultiSelect } from '@mantine/core';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';
import type { Option } from './select-field.tsx';

export interface MultiSelectFieldProps extends FieldWords {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly options: readonly Option[];
  readonly name?: string;
  readonly placeholder?: string;
  /** What is typed to find one; the options then are those that fit it. */
  readonly onSearch?: (words: string) => void;
}

export function MultiSelectField(props: MultiSelectFieldProps) {
  const { t } = useTexts();
  const { label, hint, error, required, disabled, options, value, placeholder, onSearch, ...rest } = props;
  return (
    <MultiSelect
      {...fieldWords({ label, hint, error, required, disabled })}
      {...rest}
      data={[...options]}
      value={[...value]}
      placeholder={value.length === 0 ? placeholder : undefined}
      searchable
      {...(onSearch ? { onSearchChange: onSearch } : {})}
      rightSection={<Icon name="chevron-down" />}
      rightSectionPointerEvents="none"
      nothingFoundMessage={t('office.field.nothingFound')}
    />
  );
}
