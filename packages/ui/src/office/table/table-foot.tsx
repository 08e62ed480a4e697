import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Pagination } from '../page/pagination.tsx';
import classes from './table-foot.module.css';
import { isFiltered, lastPage, shownRange, toPage, toSize } from './table-moves.ts';
import { PAGE_SIZES, type TableState } from './table-state.ts';

export interface TableFootProps {
  readonly label: string;
  readonly state: TableState;
  readonly onStateChange: (next: TableState) => void;
  readonly total: number;
  readonly unfiltered?: number;
  /** The total is that of other words or filters. */
  readonly stale: boolean;
}

export function TableFoot({ label, state, onStateChange, total, unfiltered, stale }: TableFootProps) {
  const { t } = useTexts();
  const sizeLabel = useId();
  const range = shownRange(state, total);
  const words = range ? { from: range.from, to: range.to, total } : null;
  const saysAll = isFiltered(state) && unfiltered !== undefined && unfiltered > total;

  return (
    <div className={classes.foot}>
      <div className={classes.size}>
        <span id={sizeLabel}>{t('office.table.rows')}</span>
        <SegmentedControl
          aria-labelledby={sizeLabel}
          value={String(state.size)}
          data={PAGE_SIZES.map(String)}
          onChange={(value) => {
            const size = PAGE_SIZES.find((known) => String(known) === value);
            if (size) onStateChange(toSize(state, size));
          }}
        />
      </div>
      <span className={classes.gap} />
      <Pagination
        label={label}
        page={state.page}
        last={lastPage(total, state.size)}
        onPage={(page) => onStateChange(toPage(state, page))}
      >
        {words &&
          !stale &&
          (saysAll
            ? t('office.table.rangeFiltered', { ...words, unfiltered })
            : t('office.table.range', words))}
      </Pagination>
    </div>
  );
}
