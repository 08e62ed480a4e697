import { Select, type SelectProps } from '@mantine/core';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';
import classes from './select-field.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface OptionGroup {
  readonly group: string;
  readonly items: readonly Option[];
}

export interface SelectFieldProps extends FieldWords {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly (Option | OptionGroup)[];
  readonly name?: string;
  readonly placeholder?: string;
  readonly searchable?: boolean;
  readonly clearable?: boolean;
  /** What is typed to find one; the options then are those that fit it. */
  readonly onSearch?: (words: string) => void;
}

/** Who asks for the words shows what was found: it need not have them in its name. */
const asGiven: NonNullable<SelectProps['filter']> = ({ options }) => options;

export function SelectField(props: SelectFieldProps) {
  const { t } = useTexts();
  const { label, hint, error, required, disabled, options, clearable = false, onSearch, ...rest } = props;
  return (
    <Select
      {...fieldWords({ label, hint, error, required, disabled })}
      {...rest}
      data={options.map((one) => ('group' in one ? { ...one, items: [...one.items] } : one))}
      {...(onSearch ? { onSearchChange: onSearch, filter: asGiven } : {})}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{
        'aria-label': t('office.field.clear', { label }),
        'aria-hidden': false,
        tabIndex: 0,
        className: classes.clear,
      }}
      rightSection={<Icon name="chevron-down" />}
      rightSectionPointerEvents="none"
      nothingFoundMessage={t('office.field.nothingFound')}
    />
  );
}
