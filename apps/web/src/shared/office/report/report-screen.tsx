import { CallFailed } from '@flink/contract/client/client.ts';
import { REPORTS } from '@flink/contract/reports/all.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import type { Report } from '@flink/contract/reports/report.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { daysIn } from '@flink/contract/rules/reports/days.ts';
import { rangeIssues } from '@flink/contract/rules/reports/report-range.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Fox } from '@flink/ui/office/icons/fox.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { handOver } from '../hand-over.ts';
import classes from './report.module.css';
import { type ReportState, readReportState, usualState, writeReportState } from './report-address.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportParameters } from './report-parameters.tsx';
import { ReportTable } from './report-table.tsx';
import { columnText, daysText, findingText, valueText, weekdayText } from './report-words.ts';
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
          isCompared={report.isCompared}
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
    return (
      <EmptyState
        state={{ kind: 'first', title: finding, message: t(`report.${reportKeyOf(report.name)}.empty`) }}
      />
    );
  const nobody = chart?.kind === 'trend' && total[chart.figure] === 0 && total[chart.before] === 0;
  const open = period.isOver ? null : daysText({ from: period.to, to: period.to }, locale);
  return (
    <div aria-busy={isOld} className={classes.answer}>
      <PaperHead report={report} answer={answer} />
      <Card title={finding}>
        <Tiles report={report} answer={answer} />
        {nobody ? (
          <p className={classes.note}>{t('report.emptyHint')}</p>
        ) : chart ? (
          <ReportChart chart={chart} answer={answer} label={finding} compared={state.compared} />
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

/** The figures that are asked for first. */
function Tiles({ report, answer }: Pick<AnswerProps, 'report' | 'answer'>) {
  const texts = useTexts();
  const { tiles = [], columns } = report;
  if (tiles.length === 0) return null;
  return (
    <dl className={classes.tiles}>
      {columns
        .filter(({ name }) => tiles.includes(name))
        .map((column) => {
          const value = column.of(answer.total);
          return (
            <div key={column.name} className={classes.tile}>
              <dt>{columnText(texts, column)}</dt>
              <dd>{value === null ? '–' : valueText(texts, column.unit, value, answer.currency)}</dd>
            </div>
          );
        })}
    </dl>
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
