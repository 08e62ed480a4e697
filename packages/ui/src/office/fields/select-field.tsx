import { Select } from '@mantine/core';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldWords {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly Option[];
  readonly name?: string;
  readonly placeholder?: string;
  readonly searchable?: boolean;
  readonly clearable?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { t } = useTexts();
  const { label, hint, error, required, disabled, options, clearable = false, ...rest } = props;
  return (
    <Select
      {...fieldWords({ label, hint, error, required, disabled })}
      {...rest}
      data={[...options]}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{
        'aria-label': t('office.field.clear', { label }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      rightSection={<Icon name="chevron-down" />}
      rightSectionPointerEvents="none"
      nothingFoundMessage={t('office.field.nothingFound')}
    />
  );
}
