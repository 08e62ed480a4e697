import { Checkbox, Menu, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SearchBox } from './search-box.tsx';
import { clearFilters, isFiltered, toSearch, toSort } from './table-moves.ts';
import type { LeftOut, TableFilter } from './table-parts.ts';
import type { TableState } from './table-state.ts';
import classes from './tool-line.module.css';

export interface ToolLineProps {
  readonly label: string;
  readonly searchPlaceholder?: string;
  readonly filters: readonly TableFilter[];
  readonly sortable: readonly { readonly id: string; readonly header: string }[];
  readonly state: TableState;
  readonly onStateChange: (next: TableState) => void;
  readonly onPending: (isPending: boolean) => void;
  readonly tools?: ReactNode;
  /** Those that may be left out. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly left?: LeftOut | undefined;
}

function ColumnMenu({ columns, left }: Pick<ToolLineProps, 'columns'> & { readonly left: LeftOut }) {
  const { t } = useTexts();
  const label = t('office.table.columns');
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <IconButton icon="columns-3" label={label} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <fieldset className={classes.columns} aria-label={label}>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={!left.columns.includes(id)}
              onChange={(event) =>
                left.onChange(
                  event.currentTarget.checked
                    ? left.columns.filter((one) => one !== id)
                    : [...left.columns, id],
                )
              }
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}

function SortMenu({
  sortable,
  state,
  onStateChange,
}: Pick<ToolLineProps, 'sortable' | 'state' | 'onStateChange'>) {
  const { t } = useTexts();
  const { sort } = state;
  return (
    <Menu position="bottom-end" width={236}>
      <Menu.Target>
        <IconButton icon="arrows-sort" variant="line" label={t('office.table.sort')} />
      </Menu.Target>
      <Menu.Dropdown>
        {sortable.map((column) => (
          <Menu.Item
            key={column.id}
            rightSection={
              sort?.column === column.id && (
                <Icon name={sort.direction === 'asc' ? 'arrow-up' : 'arrow-down'} />
              )
            }
            onClick={() => onStateChange(toSort(state, column.id))}
          >
            {column.header}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function ToolLine(props: ToolLineProps) {
  const { label, searchPlaceholder, filters, sortable, state, onStateChange, tools, columns, left } = props;
  const { t } = useTexts();
  return (
    <search className={classes.line}>
      <SearchBox
        label={label}
        placeholder={searchPlaceholder}
        applied={state.search}
        onApply={(search) => onStateChange(toSearch(state, search))}
        onPending={props.onPending}
      />
      {filters.length > 0 && <FilterChips filters={filters} state={state} onStateChange={onStateChange} />}
      {isFiltered(state) && (
        <Button variant="quiet" onClick={() => onStateChange(clearFilters(state))}>
          {t('office.table.clear')}
        </Button>
      )}
      <span className={classes.gap} />
      {sortable.length > 0 && (
        <span className={classes.sort}>
          <SortMenu sortable={sortable} state={state} onStateChange={onStateChange} />
        </span>
      )}
      {left && columns.length > 1 && <ColumnMenu columns={columns} left={left} />}
      {tools}
    </search>
  );
}
