import { REPORTS } from '@flink/contract/reports/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { ReportState } from '../../../shared/office/report/report-address.ts';
import { ReportAnswerView } from '../../../shared/office/report/report-answer.tsx';
import { RouterLink } from '../../../shared/office/router-link.tsx';
import classes from './report-groups.module.css';

interface ReportGroupAnswersProps {
  readonly id: string;
  readonly back: string;
}

/** The reports of a set below each other, on one paper. */
export function ReportGroupAnswers({ id, back }: ReportGroupAnswersProps) {
  const { t } = useTexts();
  const [sorts, setSorts] = useState<Readonly<Record<string, ReportState['sort']>>>({});
  const found = useQuery({
    queryKey: ['report-group', id],
    queryFn: async ({ signal }) => (await officeApi('reportByGroup', { params: { id } }, { signal })).data,
    retry: false,
  });
  const { group, answers } = found.data ?? { group: null, answers: [] };
  return (
    <Page>
      <div className={classes.onScreen}>
        <p className={classes.back}>
          <RouterLink href={back}>{t('title.report.groups')}</RouterLink>
        </p>
        <PageHead
          title={group?.name ?? t('title.report.groups')}
          {...(group ? { sub: t(`report.group.days.${group.days}`) } : {})}
          actions={
            <Button variant="primary" icon="printer" disabled={!group} onClick={() => window.print()}>
              {t('report.print')}
            </Button>
          }
        />
      </div>
      {found.error ? (
        <EmptyState
          state={{ kind: 'error', title: found.error.message, onRetry: () => void found.refetch() }}
        />
      ) : !group ? (
        <SkeletonRows rows={8} withPicture={false} />
      ) : (
        answers.map(({ report, answer }) => (
          <section key={report} className={classes.report} aria-label={t(`title.report.${report}`)}>
            <h2 className={classes.title}>{t(`title.report.${report}`)}</h2>
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
