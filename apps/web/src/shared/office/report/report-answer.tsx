import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { clockText } from '@flink/contract/reports/clock-text.ts';
import { chosenText } from '@flink/contract/reports/filter-text.ts';
import { type Report, shownReport } from '@flink/contract/reports/report.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { daysIn } from '@flink/contract/rules/reports/days.ts';
import { weekdayText } from '@flink/contract/rules/reports/weekday-text.ts';
import { Fox } from '@flink/ui/office/icons/fox.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { type Texts, useTexts } from '@flink/ui/texts/texts.tsx';
import { CohortCard } from './cohort-card.tsx';
import { DownloadChart } from './download-chart.tsx';
import classes from './report.module.css';
import type { ReportState } from './report-address.ts';
import { ReportAsideView } from './report-aside.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import { asOfText, columnText, daysText, findingText, todayText, valueText } from './report-words.ts';

interface ReportAnswerProps {
  readonly report: Report;
  readonly answer: ReportAnswer;
  /** What paper is headed, where it is not the name of the report. */
  readonly title?: string | undefined;
  readonly compared: ReportState['compared'];
  readonly show?: ReportState['show'];
  readonly sort: ReportState['sort'];
  /** The next one is on its way. */
  readonly isOld: boolean;
  readonly onSort: (sort: ReportState['sort']) => void;
  /** Where a row can be looked at closer. */
  readonly rowHref?: ((id: string) => string) | undefined;
}

/** What was found, in a sentence. */
export const foundText = (
  texts: Texts,
  declared: Report,
  answer: ReportAnswer,
  { compared, show }: Pick<ReportState, 'compared' | 'show'>,
): string =>
  findingText(
    texts,
    shownReport(declared, show).finding({
      total: answer.total,
      compared,
      days: daysIn(answer.period),
    }),
  );

/** What was found, the chart, the table with the same figures, and by which clock. */
export function ReportAnswerView({
  report: declared,
  answer,
  title,
  compared,
  show = null,
  sort,
  isOld,
  onSort,
  rowHref,
}: ReportAnswerProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const report = shownReport(declared, show);
  const { period, total } = answer;
  const found = { total, compared, days: daysIn(period) };
  const finding = foundText(texts, declared, answer, { compared, show });
  const { chart, second } = report;
  const alsoFound = second?.finding(found) ?? null;
  if (answer.rows.length === 0)
    return (
      <>
        <PaperHead report={report} answer={answer} title={title} />
        <EmptyState
          state={{
            kind: 'first',
            title: finding,
            message: t(`report.${reportKeyOf(report.name)}.empty`),
          }}
        />
        <Clock report={report} answer={answer} />
      </>
    );
  const nobody = chart?.kind === 'trend' && total[chart.figure] === 0 && total[chart.before] === 0;
  const fileName = `${report.name}-${period.from}-${period.to}`;
  const open = period.isOver ? null : daysText({ from: period.to, to: period.to }, locale);
  return (
    <div aria-busy={isOld} className={classes.answer}>
      <PaperHead report={report} answer={answer} title={title} />
      {chart === null ? (
        <CohortCard
          report={report}
          answer={answer}
          finding={finding}
          fileName={fileName}
          sort={sort}
          onSort={onSort}
        />
      ) : (
        <>
          <div className={classNames((answer.aside || alsoFound) && classes.pictures)}>
            <Card title={finding} aside={nobody ? null : <DownloadChart title={finding} name={fileName} />}>
              <Tiles report={report} answer={answer} />
              {nobody ? (
                <p className={classes.note}>{t('report.emptyHint')}</p>
              ) : (
                <ReportChart chart={chart} answer={answer} label={finding} compared={compared} />
              )}
              {open !== null && (
                <p className={classes.note}>
                  {t(report.isCompared ? 'report.notOverHint' : 'report.notOverYet', { date: open })}
                </p>
              )}
            </Card>
            {answer.aside && (
              <ReportAsideView
                answer={answer}
                aside={answer.aside}
                fileName={`${fileName}-${answer.aside.kind}`}
              />
            )}
            {second && alsoFound && (
              <Card
                title={findingText(texts, alsoFound)}
                aside={<DownloadChart title={findingText(texts, alsoFound)} name={`${fileName}-2`} />}
              >
                <ReportChart
                  chart={second.chart}
                  answer={answer}
                  label={findingText(texts, alsoFound)}
                  compared={compared}
                />
              </Card>
            )}
          </div>
          <ReportTable report={report} answer={answer} sort={sort} onSort={onSort} rowHref={rowHref} />
        </>
      )}
      <Clock report={report} answer={answer} />
    </div>
  );
}

/** By which clock its days are told, on which day its weeks begin, and when it was true. */
function Clock({ report, answer }: Pick<ReportAnswerProps, 'report' | 'answer'>) {
  const { t, locale } = useTexts();
  return (
    <p className={classes.note}>
      {t(clockText(report, answer), {
        zone: answer.timeZone ?? '',
        day: weekdayText(answer.firstDayOfWeek, locale),
      })}{' '}
      {t('report.asOf', {
        time: asOfText(answer.asOf, locale, answer.timeZone),
      })}
    </p>
  );
}

/** The figures that are asked for first. */
function Tiles({ report, answer }: Pick<ReportAnswerProps, 'report' | 'answer'>) {
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
function PaperHead({ report, answer, title }: Pick<ReportAnswerProps, 'report' | 'answer' | 'title'>) {
  const { t, locale } = useTexts();
  return (
    <div className={classes.paperHead} aria-hidden="true">
      <Fox size={34} />
      <div>
        <p className={classes.paperTitle}>{title ?? t(`title.report.${report.name}`)}</p>
        <p>
          {[
            answer.place ?? t('report.everything'),
            ...answer.filters.flatMap((filter) => chosenText(t, filter) ?? []),
            daysText(answer.period, locale, true),
          ].join(' · ')}
        </p>
      </div>
      <p>{t('report.printed', { date: todayText(locale) })}</p>
    </div>
  );
}
