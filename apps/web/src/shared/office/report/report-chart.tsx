import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { BarsOf, SharesOf, TrendOf } from '@flink/contract/reports/report.ts';
import { BarsChart } from '@flink/ui/office/charts/bars-chart.tsx';
import { PartMark } from '@flink/ui/office/charts/part-fills.tsx';
import { timeTicks } from '@flink/ui/office/charts/time-ticks.ts';
import { TrendChart } from '@flink/ui/office/charts/trend-chart.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './report.module.css';
import type { ReportState } from './report-address.ts';
import { daysText } from './report-words.ts';
import { ShareBars } from './share-bars.tsx';
import { useSteps } from './use-steps.ts';

interface ReportChartProps<Of = TrendOf | BarsOf | SharesOf> {
  readonly chart: Of;
  readonly answer: ReportAnswer;
  readonly label: string;
  readonly compared: ReportState['compared'];
}

/** Drawn by its kind, with its figures in a table below. */
export function ReportChart({ chart, ...rest }: ReportChartProps) {
  switch (chart.kind) {
    case 'trend':
      return <Trend chart={chart} {...rest} />;
    case 'bars':
      return <Bars chart={chart} {...rest} />;
    case 'shares':
      return <ShareBars chart={chart} answer={rest.answer} label={rest.label} />;
  }
}

/** Of nobody there is nothing for each. */
function valueIn(figures: ReportAnswer['total'], name: string, per: string | undefined): number | null {
  const value = figures[name] ?? null;
  if (per === undefined || value === null) return value;
  const each = figures[per] ?? null;
  return each === null ? null : each === 0 ? 0 : Math.round(value / each);
}

function Trend({ chart, answer, label, compared }: ReportChartProps<TrendOf>) {
  const { figure, unit, per } = chart;
  const { t, locale, points: steps, short, shown } = useSteps(answer, unit);
  const points = steps.map((point) => ({
    ...point,
    now: valueIn(point.figures, figure, per?.figure),
    before: valueIn(point.figures, chart.before, per?.before),
  }));
  const names = [t('report.these'), t(`report.earlier.${compared}`)];
  return (
    <>
      <p className={classes.key} aria-hidden="true">
        <span>
          <i className={classes.keyNow} />
          {names[0]}
        </span>
        <span>
          <i className={classes.keyBefore} />
          {names[1]} ({daysText(answer.period.before, locale, true)})
        </span>
        <span>{t(`report.column.${per ? 'timeEach' : unit === 'time' ? 'time' : figure}`)}</span>
      </p>
      <TrendChart
        label={label}
        hint={t('report.chartHint')}
        points={points}
        format={short}
        ticks={unit === 'time' ? timeTicks : undefined}
        say={({ days, ...point }) =>
          t('report.point', { days, now: shown(point.now), before: shown(point.before) })
        }
      />
      <Figures
        names={names}
        rows={points.map((point) => ({ ...point, cells: [shown(point.now), shown(point.before)] }))}
      />
    </>
  );
}

function Bars({ chart: { parts, below, isNet, unit }, answer, label }: ReportChartProps<BarsOf>) {
  const { t, points, short, shown } = useSteps(answer, unit);
  // Those of which there is nothing at all only take room; the colours of the others stay.
  const isThere = (name: string) =>
    [...answer.lead, ...answer.steps].some(({ figures }) => figures[name] !== 0);
  const named = [...parts, ...(below ? [below] : [])].filter(isThere);
  if (named.length === 0) return null;
  const nameOf = (name: string) => t(`report.column.${name}`);
  const cellsOf = (figures: ReportAnswer['total']) => named.map((name) => shown(figures[name] ?? null));
  return (
    <>
      <p className={classes.key} aria-hidden="true">
        {named.map((name) => (
          <span key={name}>
            {name === below ? (
              <i className={classes.keyBelow} />
            ) : (
              <PartMark part={parts.indexOf(name) + 1} />
            )}
            {nameOf(name)}
          </span>
        ))}
        {isNet && below && named.includes(below) && <span>{t('report.onTop')}</span>}
      </p>
      <BarsChart
        label={label}
        hint={t('report.chartHint')}
        points={points.map((point) => ({
          ...point,
          parts: parts.map((name) => point.figures[name] ?? null),
          below: below ? (point.figures[below] ?? 0) : 0,
        }))}
        boxFrom={answer.lead.length > 0 ? answer.lead.length : undefined}
        format={short}
        ticks={unit === 'time' ? timeTicks : undefined}
        figure={({ parts: shares, below: taken }) =>
          short(shares.reduce<number>((sum, part) => sum + (part ?? 0), 0) - (isNet ? taken : 0))
        }
        say={({ days, figures }) =>
          `${days}: ${cellsOf(figures)
            .map((cell, place) => `${nameOf(named[place] ?? '')} ${cell}`)
            .join(' · ')}`
        }
      />
      <Figures
        names={named.map(nameOf)}
        rows={points.map((point) => ({ ...point, cells: cellsOf(point.figures) }))}
      />
    </>
  );
}

interface FiguresProps {
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly days: string;
    readonly isOpen: boolean;
    readonly openText: string;
    readonly cells: readonly string[];
  }[];
}

function Figures({ names, rows }: FiguresProps) {
  const { t } = useTexts();
  return (
    <details className={classes.figures}>
      <summary>{t('report.figures')}</summary>
      <PlainTable label={t('report.figures')} atMost="40vh">
        <thead>
          <tr>
            <th scope="col">{t('report.step')}</th>
            {names.map((name) => (
              <th key={name} scope="col" className={classes.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, days, isOpen, openText, cells }) => (
            <tr key={label}>
              <th scope="row">
                {days}
                {isOpen && <span className={classes.open}> · {openText}</span>}
              </th>
              {names.map((name, place) => (
                <td key={name} className={classes.number}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </details>
  );
}
