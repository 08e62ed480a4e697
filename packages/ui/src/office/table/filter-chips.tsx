import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import classes from './filter-chip.module.css';
import { FilterChip } from './filter-chip.tsx';
import { toFilter } from './table-moves.ts';
import type { TableFilter } from './table-parts.ts';
import type { TableState } from './table-state.ts';

/** Filters that stand in the line before anybody uses them; one more than that needs no menu. */
const FIRST = 3;

interface FilterChipsProps {
  readonly filters: readonly TableFilter[];
  readonly state: TableState;
  readonly onStateChange: (next: TableState) => void;
}

/** The first filters and those that narrow the rows; the others are found under "More filters". */
export function FilterChips({ filters, state, onStateChange }: FilterChipsProps) {
  const { t } = useTexts();
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [picked, setPicked] = useState<string | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const first = narrow ? 0 : filters.length <= FIRST + 1 ? filters.length : FIRST;
  const chosenIn = ({ id }: TableFilter) => state.filters[id] ?? [];
  const isShown = (filter: TableFilter, at: number) =>
    at < first || chosenIn(filter).length > 0 || filter.id === picked;
  const shown = filters.filter(isShown);
  const others = filters.filter((filter, at) => !isShown(filter, at));
  /** A chip that goes back into the menu takes nobody's place on the page along. */
  const leave = (filter: TableFilter) => {
    setPicked(null);
    if (filters.indexOf(filter) >= first) more.current?.focus();
  };

  return (
    <>
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          chosen={chosenIn(filter)}
          fresh={filter.id === picked}
          onChange={(values) => {
            if (values.length === 0 && filter.id !== picked) leave(filter);
            onStateChange(toFilter(state, filter.id, values));
          }}
          onClose={() => {
            if (filter.id !== picked) return;
            if (chosenIn(filter).length > 0) setPicked(null);
            else leave(filter);
          }}
        />
      ))}
      {filters.length > first && (
        <Menu position="bottom-start" width={260} returnFocus={false} withinPortal>
          <Menu.Target>
            <Button ref={more} variant="quiet" icon="plus" disabled={others.length === 0}>
              {t(first === 0 ? 'office.table.filters' : 'office.table.moreFilters')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            {others.map(({ id, label }) => (
              <Menu.Item key={id} onClick={() => setPicked(id)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
