import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { rangeIssues } from '@flink/contract/rules/reports/report-range.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { holderOf, useSession } from '../../session/session-store.ts';
import { closerLook } from './closer-look.ts';
import { isNotThere } from './is-not-there.ts';
import classes from './report.module.css';
import { OpenInNewWindow, PrintReport, TakeCsv } from './report-actions.tsx';
import {
  narrowedTo,
  type ReportState,
  readReportState,
  usualState,
  writeReportState,
} from './report-address.ts';
import { foundText, ReportAnswerView } from './report-answer.tsx';
import { ReportParameters } from './report-parameters.tsx';
import { useOffered } from './use-offered.ts';
import { useReport } from './use-report.ts';

const VIEWS = ['mastery', 'usage'] as const;

interface ReportScreenProps {
  readonly name: ReportName;
  /** All families one by one, or the one that the address names. */
  readonly ofFamilies?: boolean;
}

/** A report by its declaration: what is asked stands in the address, what was found above the chart. */
export function ReportScreen({ name: screen, ofFamilies = false }: ReportScreenProps) {
  const texts = useTexts();
  const { t } = texts;
  const session = useSession();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const today = new Date().toLocaleDateString('sv');
  const params = new URLSearchParams(searchStr);
  const hasViews = screen === 'usage-and-master' && !ofFamilies;
  const name = hasViews && params.get('view') === 'mastery' ? 'mastery' : screen;
  const report = REPORTS[name];
  const usual = { today, days: report.usualDays };
  const read = narrowedTo(readReportState(params, usual), report);
  const state: ReportState = ofFamilies
    ? { ...read, by: read.familyId ? null : 'family', purchaseId: null }
    : { ...read, familyId: null, purchaseId: report.isByProduct ? read.purchaseId : null };
  const addressOf = (next: ReportState) =>
    `${pathname}${writeReportState(ofFamilies ? { ...next, by: null } : next, usual)}`;
  const go = (next: ReportState) => router.history.push(addressOf(next));
  const issues = rangeIssues(state);
  // Above the center families are not told by name.
  const isAbove = ofFamilies && (session?.user.learningCenterId ?? null) === null;
  const isAsked = Object.keys(issues).length === 0 && !isAbove;
  const opensMake = allows('flinkMake', holderOf(session));
  const found = useReport(name, state, isAsked);
  const answer = isAsked ? found.data : undefined;
  const offered = useOffered(answer ?? null, name, state);
  const wrong = issues.from ?? issues.to;
  /** Where a row is looked at closer. */
  const hrefOf = ({ by, groupings }: ReportAnswer) => {
    if (by === 'family' && state.familyId === null)
      return (familyId: string) =>
        familyAddress({ ...state, familyId, purchaseId: null, by: null, sort: null }, today);
    if (by === 'activity')
      return opensMake ? (id: string) => `/flink-make/edit-activities/${id}/content` : undefined;
    const closer = closerLook(by, groupings, state);
    return closer === null ? undefined : (id: string) => addressOf(closer(id));
  };
  const ofOne = state.familyId === null ? null : (answer?.place ?? null);
  const allFamilies = addressOf({ ...state, familyId: null, sort: null });
  const reset = () => go({ ...usualState(usual), view: state.view, familyId: state.familyId });
  const isGone = isAsked && isNotThere(found.error);

  return (
    <Page>
      <div className={classes.onScreen}>
        <PageHead
          title={ofFamilies ? (ofOne ?? t('title.report.family')) : t(`title.report.${screen}`)}
          sub={t(ofFamilies ? 'report.family.question' : `report.${reportKeyOf(name)}.question`)}
          actions={
            <>
              {state.familyId !== null && (
                <LinkButton variant="quiet" href={allFamilies}>
                  {t('report.family.all')}
                </LinkButton>
              )}
              <OpenInNewWindow />
              <TakeCsv name={name} state={state} period={answer?.period ?? null} />
              <PrintReport isReady={answer !== undefined} />
            </>
          }
        />
        <ReportParameters
          state={state}
          report={report}
          answer={offered && ofFamilies ? { ...offered, groupings: [], purchases: [] } : offered}
          today={today}
          error={wrong === undefined ? null : t(`error.${wrong}`)}
          onState={go}
          isNotThere={isGone}
          onReset={reset}
        >
          {hasViews && (
            <SegmentedField
              label={t('report.view')}
              value={state.view}
              options={VIEWS.map((view) => ({ value: view, label: t(`report.view.${view}`) }))}
              onChange={(view) => go({ ...state, view, by: null, sort: null, filters: {}, show: null })}
            />
          )}
        </ReportParameters>
      </div>
      {/* What came instead of it is said by its own state. */}
      <VisuallyHidden role="status">
        {answer && answer.rows.length > 0 && !found.isPlaceholderData
          ? foundText(texts, report, answer, state)
          : ''}
      </VisuallyHidden>
      {isAbove ? (
        <EmptyState
          state={{ kind: 'first', title: t('report.family.above'), message: t('report.family.aboveHint') }}
        />
      ) : isGone ? (
        <EmptyState
          state={{
            kind: 'first',
            title: t('report.notThere'),
            actions:
              state.familyId === null ? (
                <Button onClick={reset}>{t('report.reset')}</Button>
              ) : (
                <LinkButton href={allFamilies}>{t('report.family.all')}</LinkButton>
              ),
          }}
        />
      ) : found.error && isAsked ? (
        <EmptyState state={{ kind: 'error', ...wordsOf(found.error), onRetry: () => void found.refetch() }} />
      ) : answer ? (
        <ReportAnswerView
          report={report}
          answer={answer}
          title={ofFamilies ? t('title.report.family') : undefined}
          compared={state.compared}
          show={state.show}
          sort={state.sort}
          isOld={found.isPlaceholderData}
          onSort={(sort) => go({ ...state, sort })}
          rowHref={hrefOf(answer)}
        />
      ) : isAsked ? (
        <SkeletonRows rows={8} withPicture={false} />
      ) : null}
    </Page>
  );
}

/** Usage of the members of one family, wherever its name is met. */
const familyAddress = (state: ReportState, today: string): string =>
  `/admin/reports/family${writeReportState(state, { today, days: REPORTS['usage-and-master'].usualDays })}`;

/** No answer has the state's own words; an answer brings its own. */
const wordsOf = (error: Error): { readonly title?: string } =>
  error instanceof CallFailed && error.code !== 'network' ? { title: error.message } : {};
