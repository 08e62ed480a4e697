import { Checkbox, Popover } from '@mantine/core';
import { useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { SearchInput } from '../fields/search-input.tsx';
import { Icon } from '../icons/icon.tsx';
import { chosenWords } from './chosen-words.ts';
import classes from './filter-chip.module.css';
import type { TableFilter } from './table-parts.ts';

/** A list longer than this gets a search of its own. */
const SEARCH_FROM = 9;

export interface FilterChipProps {
  readonly filter: TableFilter;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Options({ filter, chosen, onChange }: FilterChipProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = filter.options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  return (
    <div className={classes.panel}>
      {filter.options.length >= SEARCH_FROM && (
        <SearchInput label={filter.label} value={search} onChange={setSearch} onClear={() => setSearch('')} />
      )}
      <fieldset className={classes.options} aria-label={filter.label}>
        {found.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, option.value]
                  : chosen.filter((value) => value !== option.value),
              )
            }
          />
        ))}
        {found.length === 0 && <p className={classes.none}>{t('office.field.nothingFound')}</p>}
      </fieldset>
    </div>
  );
}

/** Outlined while idle; tinted, with its values and a cross, while it narrows the rows. */
export function FilterChip({ filter, chosen, onChange }: FilterChipProps) {
  const { t } = useTexts();
  const on = chosen.length > 0;
  const labels = chosen.map(
    (value) => filter.options.find((option) => option.value === value)?.label ?? value,
  );
  const { named, more } = chosenWords(labels);
  const values = named.join(', ');
  const words = !on
    ? filter.label
    : more > 0
      ? t('office.table.chipMore', { label: filter.label, values, more })
      : t('office.table.chip', { label: filter.label, values });

  return (
    <span className={classNames(classes.chip, on && classes.on)}>
      <Popover position="bottom-start" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <button type="button" className={classes.open}>
            <span className={classes.words}>{words}</span>
            {!on && <Icon name="chevron-down" size={16} />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={filter.label}>
          <Options filter={filter} chosen={chosen} onChange={onChange} />
        </Popover.Dropdown>
      </Popover>
      {on && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('office.table.clearFilter', { label: filter.label })}
          onClick={() => onChange([])}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </span>
  );
}
