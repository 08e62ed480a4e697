import { type Ref, useRef } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Kbd } from '../buttons/kbd.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './search-input.module.css';

export interface SearchInputProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly onClear: () => void;
  /** The key that leads here, shown while the field is empty. */
  readonly keys?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, value, onChange, onEnter, onClear, keys, ref } = props;
  const { t } = useTexts();
  const box = useRef<HTMLLabelElement>(null);
  // The button goes with the letters: who pressed it by key would stand nowhere.
  const clear = () => {
    onClear();
    box.current?.querySelector('input')?.focus();
  };
  return (
    <label ref={box} className={classes.box}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        className={classes.input}
        aria-label={t('office.table.search', { label })}
        aria-keyshortcuts={keys}
        placeholder={placeholder ?? t('office.table.searchPlaceholder')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onClear();
          }
        }}
      />
      {value !== '' && <IconButton icon="x" inRow label={t('office.table.clearSearch')} onClick={clear} />}
      {value === '' && keys && <Kbd keys={keys} />}
    </label>
  );
}
