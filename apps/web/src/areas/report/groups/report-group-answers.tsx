import type { ReportGroup } from '@flink/contract/entities/report-group.ts';
import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { isNotThere } from '../../../shared/office/report/is-not-there.ts';
import { OpenInNewWindow, PrintReport, TakeCsv } from '../../../shared/office/report/report-actions.tsx';
import { type ReportState, usualState } from '../../../shared/office/report/report-address.ts';
import { ReportAnswerView } from '../../../shared/office/report/report-answer.tsx';
import { RouterLink } from '../../../shared/office/router-link.tsx';
import classes from './report-groups.module.css';

/** What the file is asked: the same as the answer that is shown. */
const stateOf = ({ compared }: ReportGroup, { period, by, currency }: ReportAnswer): ReportState => ({
  ...usualState({ today: period.to, days: 1 }),
  from: period.from,
  by,
  compared,
  currency,
});

interface ReportGroupAnswersProps {
  readonly id: string;
  readonly back: string;
}

/** The reports of a set below each other, on one paper. */
export function ReportGroupAnswers({ id, back }: ReportGroupAnswersProps) {
  const { t, locale } = useTexts();
  const [sorts, setSorts] = useState<Readonly<Record<string, ReportState['sort']>>>({});
  const found = useQuery({
    queryKey: ['report-group', id],
    queryFn: async ({ signal }) => (await officeApi('reportByGroup', { params: { id } }, { signal })).data,
    retry: false,
  });
  const { group, answers } = found.data ?? { group: null, answers: [] };
  const leftOut = (group?.reports ?? []).filter((name) => answers.every(({ report }) => report !== name));
  // Who came from the list knows it already.
  const listed = useQueryClient().getQueryData<readonly ReportGroup[]>(['report-groups']);
  const known = group ?? listed?.find(({ _id }) => _id === id);
  return (
    <Page>
      <div className={classes.onScreen}>
        <p className={classes.back}>
          <RouterLink href={back}>{t('title.report.groups')}</RouterLink>
        </p>
        <PageHead
          title={known?.name ?? t('title.report.groups')}
          {...(known ? { sub: t(`report.group.days.${known.days}`) } : {})}
          actions={
            <>
              <OpenInNewWindow />
              <PrintReport isReady={group !== null} />
            </>
          }
        />
      </div>
      {leftOut.length > 0 && (
        <p className={classes.leftOut}>
          {t('report.group.leftOut', {
            reports: listText(
              leftOut.map((name) => t(`title.report.${name}`)),
              locale,
            ),
          })}
        </p>
      )}
      {isNotThere(found.error) ? (
        <EmptyState
          state={{
            kind: 'first',
            title: t('report.notThere'),
            actions: <LinkButton href={back}>{t('title.report.groups')}</LinkButton>,
          }}
        />
      ) : found.error ? (
        <EmptyState
          state={{ kind: 'error', title: found.error.message, onRetry: () => void found.refetch() }}
        />
      ) : !group ? (
        <SkeletonRows rows={8} withPicture={false} />
      ) : (
        answers.map(({ report, answer }) => (
          <section key={report} className={classes.report} aria-label={t(`title.report.${report}`)}>
            <div className={classes.head}>
              <h2 className={classes.title}>{t(`title.report.${report}`)}</h2>
              <TakeCsv name={report} state={stateOf(group, answer)} period={answer.period} />
            </div>
            <ReportAnswerView
              report={REPORTS[report]}
              answer={answer}
              compared={group.compared}
              sort={sorts[report] ?? null}
              isOld={false}
              onSort={(sort) => setSorts({ ...sorts, [report]: sort })}
            />
          </section>
        ))
      )}
    </Page>
  );
}
