import { CallFailed } from '@flink/contract/client/client.ts';
import { REPORTS } from '@flink/contract/reports/all.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { rangeIssues } from '@flink/contract/rules/reports/report-range.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
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
import { ReportAnswerView } from './report-answer.tsx';
import { ReportParameters } from './report-parameters.tsx';
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
          title={t(`title.report.${report.name}`)}
          sub={t(`report.${reportKeyOf(name)}.question`)}
          actions={<Actions name={name} state={state} isReady={answer !== undefined} />}
        />
        <ReportParameters
          state={state}
          isCompared={report.isCompared}
          answer={answer ?? null}
          today={today}
          error={wrong === undefined ? null : t(`error.${wrong}`)}
          onState={go}
          onReset={() => go(usualState(usual))}
        />
      </div>
      {found.error && isAsked ? (
        <EmptyState state={{ kind: 'error', ...wordsOf(found.error), onRetry: () => void found.refetch() }} />
      ) : answer ? (
        <ReportAnswerView
          report={report}
          answer={answer}
          compared={state.compared}
          sort={state.sort}
          isOld={found.isPlaceholderData}
          onSort={(sort) => go({ ...state, sort })}
        />
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
