import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './filter-chip.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { filterInWords } from './filter-words.ts';
import type { FilterChoice, TableFilter } from './table-parts.ts';

export interface FilterChipProps extends FilterChoice {
  readonly filter: TableFilter;
  /** It was just picked from "More filters": what it offers is open. */
  readonly fresh?: boolean;
  readonly onClose?: () => void;
}

/** Outlined while idle; tinted, with its values and a cross, while it narrows the rows. */
export function FilterChip({ filter, chosen, onChange, fresh = false, onClose }: FilterChipProps) {
  const { t, locale } = useTexts();
  const [opened, setOpened] = useState(fresh);
  const button = useRef<HTMLButtonElement>(null);
  const on = chosen.length > 0;
  const toggle = (next: boolean) => {
    setOpened(next);
    if (!next) onClose?.();
  };

  return (
    <span className={classNames(classes.chip, on && classes.on)}>
      <Popover opened={opened} onChange={toggle} position="bottom-start" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <button ref={button} type="button" className={classes.open} onClick={() => toggle(!opened)}>
            <span className={classes.words}>{filterInWords(filter, chosen, { t, locale })}</span>
            {!on && <Icon name="chevron-down" size={16} />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={filter.label}>
          <FilterPanel filter={filter} chosen={chosen} onChange={onChange} onDone={() => toggle(false)} />
        </Popover.Dropdown>
      </Popover>
      {on && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('office.table.clearFilter', { label: filter.label })}
          onClick={() => {
            // The cross goes with the values: who pressed it by key would stand nowhere.
            button.current?.focus();
            onChange([]);
          }}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </span>
  );
}
