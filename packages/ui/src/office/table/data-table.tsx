import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useSingleKeys } from '../buttons/shortcuts.tsx';
import { type Emptiness, EmptyState } from '../states/empty-state.tsx';
import { BulkLine } from './bulk-line.tsx';
import classes from './data-table.module.css';
import { onRowKeys } from './row-keys.ts';
import { SkeletonBody } from './skeleton-body.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { clearFilters, isFiltered, toPage, toSort } from './table-moves.ts';
import type { DataTableProps } from './table-parts.ts';
import { TableRow } from './table-row.tsx';
import { ToolLine } from './tool-line.tsx';

const SKELETON_ROWS = 10;

function useEmptiness<Row>(props: DataTableProps<Row>): Emptiness | null {
  const { t } = useTexts();
  const { content, state, onStateChange, first, nothing } = props;
  switch (content.kind) {
    case 'loading':
      return null;
    case 'error':
      return content;
    case 'tooMuch':
      return content;
    case 'rows':
      if (content.rows.length > 0) return null;
      if (content.total > 0)
        return {
          kind: 'first',
          title: t('office.table.beyond', { page: state.page }),
          actions: (
            <Button variant="primary" onClick={() => onStateChange(toPage(state, 1))}>
              {t('office.table.firstPage')}
            </Button>
          ),
        };
      return isFiltered(state)
        ? { kind: 'filtered', ...nothing, onClear: () => onStateChange(clearFilters(state)) }
        : { kind: 'first', ...first };
  }
}

/** Choosing is by key and counts only for rows on the screen: nothing out of sight is ever acted upon. */
function useChosen<Row>(props: DataTableProps<Row>) {
  const { content, rowKey, isProtected, isPickable = (row: Row) => !isProtected?.(row) } = props;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = content.kind === 'rows' ? content.rows.filter(isPickable) : [];
  return {
    rows,
    chosen: rows.filter((row) => keys.has(rowKey(row))),
    isChosen: (row: Row) => keys.has(rowKey(row)),
    choose: (changed: readonly Row[], on: boolean) => {
      const next = new Set(keys);
      for (const row of changed) {
        if (on) next.add(rowKey(row));
        else next.delete(rowKey(row));
      }
      setKeys(next);
    },
    clear: () => setKeys(new Set()),
  };
}

/** Of equal columns the name gets half as much again; where some have a width of their own, it gets what they leave. */
const nameWidth = (columns: readonly { readonly width?: number | string }[]): string | undefined =>
  columns.some(({ width }) => width !== undefined)
    ? undefined
    : `${Math.round(150 / (columns.length + 1.5))}%`;

interface GridProps<Row> extends DataTableProps<Row> {
  readonly choosing: ReturnType<typeof useChosen<Row>>;
  readonly stale: boolean;
}

function Grid<Row>(props: GridProps<Row>) {
  const { content, state, onStateChange, columns, name, label, choosing, stale, bulk } = props;
  const { t } = useTexts();
  const singleKeys = useSingleKeys();
  const withPick = bulk !== undefined && bulk.length > 0;
  const withActions = props.onEdit !== undefined || props.menu !== undefined;
  const head = [name, ...columns];
  const rows = content.kind === 'rows' ? content.rows : [];
  const loading = content.kind === 'loading';
  const refreshing = content.kind === 'rows' && content.refreshing === true;
  const isBusy = loading || refreshing || stale;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} aria-label={label} aria-busy={isBusy} tabIndex={0}>
      {loading && <VisuallyHidden role="status">{t('office.loading')}</VisuallyHidden>}
      <table
        className={classNames(classes.table, withPick && classes.withPick, refreshing && classes.refreshing)}
        aria-label={label}
        onKeyDown={(event) => onRowKeys(event, singleKeys)}
      >
        <colgroup>
          {withPick && <col className={classes.pick} style={{ width: 44 }} />}
          <col style={{ width: nameWidth(columns) }} />
          {columns.map((column) => (
            <col
              key={column.id}
              className={classNames(column.minor && classes.minor)}
              style={{ width: column.width }}
            />
          ))}
          {withActions && <col className={classes.actions} style={{ width: 96 }} />}
        </colgroup>
        <TableHead
          columns={head}
          sort={state.sort}
          onSort={(column) => onStateChange(toSort(state, column))}
          withActions={withActions}
          off={loading}
          pick={
            withPick
              ? {
                  all: choosing.rows.length > 0 && choosing.chosen.length === choosing.rows.length,
                  some: choosing.chosen.length > 0,
                  onChange: (all) => choosing.choose(choosing.rows, all),
                }
              : null
          }
        />
        {loading ? (
          <SkeletonBody
            rows={Math.min(state.size, SKELETON_ROWS)}
            columns={head}
            withPick={withPick}
            withPicture={name.picture !== undefined}
            withActions={withActions}
          />
        ) : (
          <tbody className={classNames(stale && classes.stale)}>
            {rows.map((row) => (
              <TableRow
                key={props.rowKey(row)}
                {...props}
                row={row}
                pick={
                  withPick
                    ? { chosen: choosing.isChosen(row), onChange: (on) => choosing.choose([row], on) }
                    : null
                }
              />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

/** A table of rows that the server pages, sorts and filters; all it remembers is in `state`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { content, state, onStateChange, label, name, filters = [], bulk = [], left } = props;
  const columns = props.columns.filter(({ id }) => !left?.columns.includes(id));
  // Remembers for which search: another one chooses anew.
  const [allOf, setAllOf] = useState<string | null>(null);
  const choosing = useChosen(props);
  const [isTyping, setTyping] = useState(false);
  // Rows must not stand as the answer to words that they were not searched by.
  const stale = isTyping || (content.kind === 'rows' && content.stale === true);
  const emptiness = useEmptiness(props);
  const searched = JSON.stringify([state.search, state.filters]);
  const wholePage = choosing.rows.length > 0 && choosing.chosen.length === choosing.rows.length;
  const total = content.kind === 'rows' ? content.total : 0;
  const sortable = [name, ...columns].filter((column) => column.sortable);

  const tools: ReactNode =
    choosing.chosen.length > 0 ? (
      <BulkLine
        chosen={choosing.chosen}
        actions={bulk}
        onLeave={choosing.clear}
        matching={
          props.bulkAll && wholePage && total > choosing.rows.length
            ? { total, all: allOf === searched, onAll: () => setAllOf(searched) }
            : null
        }
      />
    ) : (
      <ToolLine
        label={label}
        searchPlaceholder={props.searchPlaceholder}
        filters={filters}
        sortable={sortable}
        state={state}
        onStateChange={onStateChange}
        onPending={setTyping}
        tools={props.tools}
        columns={props.columns}
        left={left}
      />
    );

  return (
    <div className={classes.frame}>
      {tools}
      {props.between}
      <div className={classes.card}>
        {emptiness ? (
          <div className={classNames(stale && classes.stale)} aria-busy={stale}>
            <EmptyState state={emptiness} />
          </div>
        ) : (
          <Grid {...props} columns={columns} choosing={choosing} stale={stale} />
        )}
        {content.kind === 'rows' && content.rows.length > 0 && (
          <TableFoot
            stale={stale}
            label={label}
            state={state}
            onStateChange={onStateChange}
            total={content.total}
            unfiltered={content.unfiltered}
          />
        )}
      </div>
    </div>
  );
}
