import { Checkbox, VisuallyHidden } from '@mantine/core';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './data-table.module.css';
import own from './table-head.module.css';
import type { TableSort } from './table-state.ts';

export interface HeadColumn {
  readonly id: string;
  readonly header: string;
  readonly sortable?: boolean;
  readonly align?: 'end';
  readonly minor?: boolean;
}

export interface TableHeadProps {
  readonly columns: readonly HeadColumn[];
  readonly sort: TableSort | null;
  readonly onSort: (column: string) => void;
  readonly pick: {
    readonly all: boolean;
    readonly some: boolean;
    readonly onChange: (all: boolean) => void;
  } | null;
  readonly withActions: boolean;
  readonly off?: boolean;
}

const SIGNS = { asc: 'arrow-up', desc: 'arrow-down' } as const;
const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead({ columns, sort, onSort, pick, withActions, off = false }: TableHeadProps) {
  const { t } = useTexts();
  return (
    <thead>
      <tr>
        {pick && (
          <th scope="col" className={classes.pick}>
            <Checkbox
              aria-label={t('office.table.selectAll')}
              checked={pick.all}
              indeterminate={pick.some && !pick.all}
              disabled={off}
              onChange={(event) => pick.onChange(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : null;
          return (
            <th
              key={column.id}
              scope="col"
              className={classNames(column.align && classes.end, column.minor && classes.minor)}
              aria-sort={direction ? SPOKEN[direction] : undefined}
            >
              {column.sortable ? (
                <button type="button" className={own.sort} onClick={() => onSort(column.id)}>
                  <span>{column.header}</span>
                  <Icon name={direction ? SIGNS[direction] : 'selector'} size={15} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {withActions && (
          <th scope="col" className={classes.actions}>
            <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
