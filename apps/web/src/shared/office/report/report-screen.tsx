import { CallFailed } from '@flink/contract/client/client.ts';
import { REPORTS } from '@flink/contract/reports/all.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import type { Report } from '@flink/contract/reports/report.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { daysIn } from '@flink/contract/rules/reports/days.ts';
import { rangeIssues } from '@flink/contract/rules/reports/report-range.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { timeTicks } from '@flink/ui/office/charts/time-ticks.ts';
import { TrendChart } from '@flink/ui/office/charts/trend-chart.tsx';
import { Fox } from '@flink/ui/office/icons/fox.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { handOver } from '../hand-over.ts';
import classes from './report.module.css';
import { type ReportState, readReportState, usualState, writeReportState } from './report-address.ts';
import { ReportParameters } from './report-parameters.tsx';
import { ReportTable } from './report-table.tsx';
import { daysText, findingText, valueText, weekdayText } from './report-words.ts';
import { fetchReportCsv, useReport } from './use-report.ts';

/** A report by its declaration: what is asked stands in the address, what was found above the chart. */
export function ReportScreen({ name }: { readonly name: ReportName }) {
  const { t } = useTexts();
  const report = REPORTS[name];
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const today = new Date().toLocaleDateString('sv');
  const usual = { today, days: report.usualDays };
  const state = readReportState(new URLSearchParams(searchStr), usual);
  const go = (next: ReportState) => router.history.push(`${pathname}${writeReportState(next, usual)}`);
  const issues = rangeIssues(state);
  const isAsked = Object.keys(issues).length === 0;
  const found = useReport(name, state, isAsked);
  const answer = isAsked ? found.data : undefined;
  const wrong = issues.from ?? issues.to;

  return (
    <Page>
      <div className={classes.onScreen}>
        <PageHead
          title={t(`report.${report.name}`)}
          sub={t(`report.${reportKeyOf(name)}.question`)}
          actions={<Actions name={name} state={state} isReady={answer !== undefined} />}
        />
        <ReportParameters
          state={state}
          isCompared={report.chart !== null}
          answer={answer ?? null}
          today={today}
          error={wrong === undefined ? null : t(wrong)}
          onState={go}
          onReset={() => go(usualState(usual))}
        />
      </div>
      {found.error && isAsked ? (
        <EmptyState state={{ kind: 'error', ...wordsOf(found.error), onRetry: () => void found.refetch() }} />
      ) : answer ? (
        <Answer report={report} answer={answer} state={state} isOld={found.isPlaceholderData} onState={go} />
      ) : isAsked ? (
        <SkeletonRows rows={8} withPicture={false} />
      ) : null}
    </Page>
  );
}

/** No answer has the state's own words; an answer brings its own. */
const wordsOf = (error: Error): { readonly title?: string } =>
  error instanceof CallFailed && error.code !== 'network' ? { title: error.message } : {};

interface ActionsProps {
  readonly name: ReportName;
  readonly state: ReportState;
  readonly isReady: boolean;
}

function Actions({ name, state, isReady }: ActionsProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      handOver(await fetchReportCsv(name, state), `${name}-${state.from}-${state.to}.csv`);
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="external-link" onClick={() => window.open(window.location.href)}>
        {t('report.newWindow')}
      </Button>
      <Button icon="download" disabled={!isReady || busy} onClick={() => void take()}>
        {t('report.csv')}
      </Button>
      <Button
        variant="primary"
        icon="printer"
        keys="mod+p"
        disabled={!isReady}
        onClick={() => window.print()}
      >
        {t('report.print')}
      </Button>
    </>
  );
}

interface AnswerProps {
  readonly report: Report;
  readonly answer: ReportAnswer;
  readonly state: ReportState;
  /** The next one is on its way. */
  readonly isOld: boolean;
  readonly onState: (next: ReportState) => void;
}

function Answer({ report, answer, state, isOld, onState }: AnswerProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { period, total } = answer;
  const finding = findingText(
    texts,
    report.finding({ total, compared: state.compared, days: daysIn(period) }),
  );
  const { chart } = report;
  if (answer.rows.length === 0)
    return <EmptyState state={{ kind: 'first', title: finding, message: t('report.emptyHint') }} />;
  const nobody = chart !== null && total[chart.figure] === 0 && total[chart.before] === 0;
  const open = period.isOver ? null : daysText({ from: period.to, to: period.to }, locale);
  return (
    <div aria-busy={isOld} className={classes.answer}>
      <PaperHead report={report} answer={answer} />
      <Card title={finding}>
        {nobody ? (
          <p className={classes.note}>{t('report.emptyHint')}</p>
        ) : chart ? (
          <Chart chart={chart} answer={answer} label={finding} compared={state.compared} />
        ) : (
          <p className={classes.note}>{t(`report.${reportKeyOf(report.name)}.how`)}</p>
        )}
        {open !== null && chart && <p className={classes.note}>{t('report.notOverHint', { date: open })}</p>}
      </Card>
      <ReportTable
        report={report}
        answer={answer}
        sort={state.sort}
        onSort={(sort) => onState({ ...state, sort })}
      />
      <p className={classes.note}>
        {t(answer.timeZone === null ? 'report.clocks' : 'report.clock', {
          zone: answer.timeZone ?? '',
          day: weekdayText(answer.firstDayOfWeek, locale),
        })}{' '}
        {t('report.asOf', {
          time: new Date(answer.asOf).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </div>
  );
}

interface ChartProps extends Pick<AnswerProps, 'answer'> {
  readonly chart: NonNullable<Report['chart']>;
  readonly label: string;
  readonly compared: ReportState['compared'];
}

function Chart({ chart, answer, label, compared }: ChartProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { figure, before, unit } = chart;
  const points = answer.steps.map(({ figures, isOver, ...days }) => ({
    label: daysText({ from: days.from, to: days.from }, locale),
    days: daysText(days, locale),
    now: figures[figure] ?? null,
    before: figures[before] ?? null,
    isOpen: !isOver,
  }));
  const shown = (value: number | null) =>
    value === null ? t('report.hidden') : valueText(texts, unit, value);
  const nowName = t('report.these');
  const beforeName = t(`report.earlier.${compared}`);
  return (
    <>
      <p className={classes.key} aria-hidden="true">
        <span>
          <i className={classes.keyNow} />
          {nowName}
        </span>
        <span>
          <i className={classes.keyBefore} />
          {beforeName} ({daysText(answer.period.before, locale, { year: 'numeric' })})
        </span>
        <span>{t(`report.column.${unit === 'time' ? 'time' : figure}`)}</span>
      </p>
      <TrendChart
        label={label}
        hint={t('report.chartHint')}
        points={points}
        format={(value) => valueText(texts, unit, value)}
        ticks={unit === 'time' ? timeTicks : undefined}
        say={(point) => {
          const days = points.find((one) => one === point)?.days ?? point.label;
          return t('report.point', { days, now: shown(point.now), before: shown(point.before) });
        }}
      />
      <details className={classes.figures}>
        <summary>{t('report.figures')}</summary>
        <PlainTable label={t('report.figures')} atMost="40vh">
          <thead>
            <tr>
              <th scope="col">{t('report.step')}</th>
              <th scope="col" className={classes.number}>
                {nowName}
              </th>
              <th scope="col" className={classes.number}>
                {beforeName}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">
                  {point.days}
                  {point.isOpen && <span className={classes.open}> · {t('report.notOver')}</span>}
                </th>
                <td className={classes.number}>{shown(point.now)}</td>
                <td className={classes.number}>{shown(point.before)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </details>
    </>
  );
}

/** Only on paper: what it is, about whom, of when, and when it was printed. */
function PaperHead({ report, answer }: Pick<AnswerProps, 'report' | 'answer'>) {
  const { t, locale } = useTexts();
  const long = { dateStyle: 'long', day: undefined, month: undefined } as const;
  return (
    <div className={classes.paperHead} aria-hidden="true">
      <Fox size={34} />
      <div>
        <p className={classes.paperTitle}>{t(`report.${report.name}`)}</p>
        <p>
          {answer.place ?? t('report.everything')} · {daysText(answer.period, locale, long)}
        </p>
      </div>
      <p>{t('report.printed', { date: new Date().toLocaleDateString(locale, { dateStyle: 'long' }) })}</p>
    </div>
  );
}
