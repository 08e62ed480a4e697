import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { LOW_POINTS } from '@flink/contract/reports/cohort-notes.ts';
import type { Figures, Report, ReportColumn } from '@flink/contract/reports/report.ts';
import { rowTextKey } from '@flink/contract/reports/row-name.ts';
import { nameText } from '@flink/contract/texts/format.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Sparkline } from '@flink/ui/office/charts/sparkline.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { About } from '@flink/ui/office/marks/about.tsx';
import { CellDetails } from '@flink/ui/office/table/cell-details.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import classes from './report.module.css';
import type { ReportState } from './report-address.ts';
import { columnText, monthText, valueText } from './report-words.ts';
import { isDark, shadeOf } from './shade-of.ts';
import { sortedRows } from './sorted-rows.ts';

/** More than anybody reads; the file has all. */
const MOST_ROWS = 500;

const NAME = 'name';

interface ReportTableProps {
  readonly report: Report;
  readonly answer: ReportAnswer;
  readonly sort: ReportState['sort'];
  readonly onSort: (sort: ReportState['sort']) => void;
  /** Shares by what they are shares of: so many instead of so many percent. */
  readonly isCounted?: boolean;
  /** Where a row can be looked at closer. */
  readonly rowHref?: ((id: string) => string) | undefined;
}

/** The same figures as the chart and the file, with their total. */
export function ReportTable({
  report,
  answer,
  sort: chosen,
  onSort,
  isCounted = false,
  rowHref,
}: ReportTableProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const Link = useLink();
  const { by, rows, total, currency } = answer;
  const sort = chosen ?? usualSort(report, by);
  const sorted = sortedRows(rows, report.columns, sort, locale);
  // Where rows do not add up to anything there is nothing to tell.
  const isTotalled = report.columns.some((column) => column.of(total) !== null);
  const label = t(`title.report.${report.name}`);
  // Before what has come of it.
  const isTrend = report.rowTrend !== undefined && rows.some(({ trend = [] }) => trend.length > 1);
  // A step that is not over, or of which only some days were selected, has come to less.
  const trendOf = ({ trend = [] }: ReportAnswer['rows'][number]) =>
    trend.filter((_, place) => {
      const step = answer.steps[place - answer.lead.length];
      return place < answer.lead.length || (step?.isOver && step.isWhole);
    });
  const trendAt = isTrend ? report.columns.findIndex(({ unit }) => unit === 'change') : -1;
  return (
    <>
      <PlainTable label={label}>
        <thead>
          <tr>
            <SortHead
              name={NAME}
              label={t(report.rowsText ?? `report.by.${by}`)}
              sort={sort}
              onSort={onSort}
            />
            {report.columns.map(({ name, title, isShaded }, at) => (
              <Fragment key={name}>
                {at === trendAt && (
                  <th scope="col" className={classes.trend}>
                    {t('report.trend')}
                  </th>
                )}
                <SortHead
                  name={name}
                  label={columnText(texts, { name, ...(title ? { title } : {}) })}
                  about={title ? t(`${title.text}About`, title) : t(`report.columnAbout.${name}`)}
                  sort={sort}
                  onSort={onSort}
                  isNumber
                  isCentered={isShaded ?? false}
                />
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_ROWS).map((row) => (
            <tr key={row._id}>
              <th scope="row" className={classes.name}>
                {rowHref && row.name !== null ? (
                  <Link className={classes.row} href={rowHref(row._id)}>
                    {row.name}
                  </Link>
                ) : (
                  (unitText(by, row.name, locale) ?? t(rowTextKey(by, row)))
                )}
              </th>
              <Cells
                row={unitText(by, row.name, locale) ?? t(rowTextKey(by, row))}
                columns={report.columns}
                figures={row.figures}
                total={total}
                isCounted={isCounted}
                currency={currency}
                trendAt={trendAt}
                trend={
                  <Sparkline
                    label={trendOf(row)
                      .map((value) =>
                        value === null
                          ? t('report.hidden')
                          : valueText(texts, report.rowTrend ?? 'count', value, currency),
                      )
                      .join(', ')}
                    values={trendOf(row)}
                  />
                }
              />
            </tr>
          ))}
        </tbody>
        {isTotalled && (
          <tfoot>
            <tr className={classes.total}>
              <th scope="row" className={classes.name}>
                {t('report.total')}
              </th>
              <Cells
                row={t('report.total')}
                columns={report.columns}
                figures={total}
                isCounted={isCounted}
                currency={currency}
                trendAt={trendAt}
              />
            </tr>
          </tfoot>
        )}
      </PlainTable>
      {rows.length > MOST_ROWS && (
        <p className={classes.note}>{t('report.firstRows', { shown: MOST_ROWS, count: rows.length })}</p>
      )}
      {answer.hiddenBelow !== null && (
        <p className={classes.note}>{t('report.hiddenHint', { count: answer.hiddenBelow })}</p>
      )}
    </>
  );
}

interface SortHeadProps extends Pick<ReportTableProps, 'sort' | 'onSort'> {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  readonly isNumber?: boolean;
  readonly isCentered?: boolean;
}

/** Null is by name. */
const usualSort = ({ mostOf }: Report, by: ReportAnswer['by']): ReportState['sort'] =>
  mostOf === undefined || by === 'month' ? null : { column: mostOf, direction: 'desc' };

function SortHead({ name, label, about, sort, onSort, isNumber = false, isCentered = false }: SortHeadProps) {
  const direction = sort?.column === name ? sort.direction : name === NAME && sort === null ? 'asc' : null;
  // Figures begin with the largest, names with the first.
  const first = isNumber ? 'desc' : 'asc';
  const next = direction === first ? (first === 'asc' ? 'desc' : 'asc') : first;
  return (
    <th
      scope="col"
      className={classNames(
        name === NAME && classes.name,
        isCentered ? classes.centered : isNumber && classes.number,
      )}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <About text={about}>
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ column: name, direction: next })}
        >
          <span>{label}</span>
          <Icon
            name={direction === null ? 'selector' : direction === 'asc' ? 'arrow-up' : 'arrow-down'}
            size={15}
          />
        </button>
      </About>
    </th>
  );
}

/** Months and languages are told as the language writes them. */
function unitText(by: ReportAnswer['by'], name: string | null, locale: string): string | null {
  if (name === null) return null;
  if (by === 'language') return nameText(name, locale, 'language');
  return by === 'month' ? monthText(name, locale) : name;
}

interface CellsProps extends Pick<ReportAnswer, 'currency'> {
  /** How the row is called. */
  readonly row: string;
  readonly columns: readonly ReportColumn[];
  readonly figures: Figures;
  /** Of all rows, where one is told beside it. */
  readonly total?: Figures;
  readonly isCounted: boolean;
  /** Before which column the way of the row stands; none where it is less than nothing. */
  readonly trendAt: number;
  readonly trend?: ReactNode;
}

const Cells = ({ columns, trendAt, trend, ...rest }: CellsProps) =>
  columns.map((column, at) => (
    <Fragment key={column.name}>
      {at === trendAt && <td className={classes.trend}>{trend}</td>}
      <Cell
        column={column}
        value={column.of(rest.figures)}
        isFirst={column === columns.find(({ isShaded, of }) => isShaded && of(rest.figures) !== null)}
        {...rest}
      />
    </Fragment>
  ));

interface CellProps extends Pick<CellsProps, 'figures' | 'total' | 'isCounted' | 'currency' | 'row'> {
  readonly column: ReportColumn;
  readonly value: number | null;
  /** Of those that are shaded. */
  readonly isFirst: boolean;
}

function Cell({ column, value, figures, total, isCounted, currency, row, isFirst }: CellProps) {
  const texts = useTexts();
  const { unit, isShaded, counted, due } = column;
  if (value === null) {
    // Nothing to count from is another thing than what is kept back.
    const isHidden = Object.values(figures).includes(null);
    if (isShaded && !isHidden) return <td />;
    return (
      <td className={classNames(classes.number, classes.none)}>
        {isHidden ? texts.t('report.hidden') : '–'}
      </td>
    );
  }
  const way = unit !== 'change' || value === 0 ? null : value > 0 ? 'trending-up' : 'trending-down';
  if (isShaded) {
    const all = total ? column.of(total) : null;
    const count = counted === undefined ? null : (figures[counted] ?? null);
    const of = due === undefined ? null : (figures[due] ?? null);
    const isTold = count !== null && of !== null;
    const shown =
      isCounted && isTold
        ? valueText(texts, 'count', count, currency)
        : valueText(texts, unit, value, currency);
    return (
      <td
        className={classes.shaded}
        style={{ '--share': `${shadeOf(value)}%` } as CSSProperties}
        data-dark={isDark(value) || undefined}
        data-low={(all !== null && value <= all - LOW_POINTS) || undefined}
      >
        {total && isTold ? (
          <CellDetails
            title={`${row} · ${columnText(texts, column)}`}
            details={[
              {
                name: texts.t('report.cohort.stillPlay'),
                value: texts.t('report.cohort.cell', { count, of }),
              },
              ...(all === null
                ? []
                : [
                    {
                      name: texts.t('report.cohort.allStarters'),
                      value: valueText(texts, unit, all, currency),
                    },
                  ]),
              {
                name: texts.t('report.cohort.stopped'),
                value: valueText(texts, 'count', of - count, currency),
              },
            ]}
            isFirst={isFirst}
          >
            {shown}
          </CellDetails>
        ) : (
          shown
        )}
      </td>
    );
  }
  return (
    <td className={classes.number}>
      {way ? (
        <span className={classNames(classes.change, value > 0 ? classes.up : classes.down)}>
          <Icon name={way} size={15} /> <bdi dir="ltr">{valueText(texts, unit, value, currency)}</bdi>
        </span>
      ) : (
        valueText(texts, unit, value, currency)
      )}
    </td>
  );
}
