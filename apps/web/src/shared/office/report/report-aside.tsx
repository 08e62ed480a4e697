import type { ReportAnswer, ReportAside } from '@flink/contract/reports/answer.ts';
import { asideFinding, hoursOf, isBusiest } from '@flink/contract/reports/aside.ts';
import { timeText } from '@flink/contract/rules/reports/time-text.ts';
import { weekdayText } from '@flink/contract/rules/reports/weekday-text.ts';
import { hoursText, hourText, numberText } from '@flink/contract/texts/format.ts';
import { BarsChart } from '@flink/ui/office/charts/bars-chart.tsx';
import { PartMark } from '@flink/ui/office/charts/part-fills.tsx';
import { timeTicks } from '@flink/ui/office/charts/time-ticks.ts';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import { DownloadChart } from './download-chart.tsx';
import classes from './report-aside.module.css';
import { findingText } from './report-words.ts';
import { heatOf, TOLD_FROM } from './shade-of.ts';
import { useSteps } from './use-steps.ts';

interface ReportAsideProps {
  readonly answer: ReportAnswer;
  readonly aside: ReportAside;
  /** Of its picture, without the ending. */
  readonly fileName: string;
}

/** A second picture beside the chart: when people play, or with whom. */
export function ReportAsideView({ answer, aside, fileName }: ReportAsideProps) {
  const texts = useTexts();
  const label = findingText(texts, asideFinding(aside));
  return (
    <Card title={label} aside={<DownloadChart title={label} name={fileName} />}>
      {aside.kind === 'hours' ? (
        <Hours aside={aside} label={label} firstDayOfWeek={answer.firstDayOfWeek} />
      ) : (
        <Together answer={answer} aside={aside} label={label} />
      )}
    </Card>
  );
}

interface HoursProps {
  readonly aside: Extract<ReportAside, { kind: 'hours' }>;
  readonly label: string;
  /** 1 is Monday. */
  readonly firstDayOfWeek: number;
}

/** From seven in the morning to eleven at night; other hours where somebody plays then. */
const [FIRST_SLOT, LAST_SLOT] = [4, 11];
/** Of so many minutes a part is no news, and its cell has no room for it. */
const WHOLE_FROM = 100;

function Hours({ aside, label, firstDayOfWeek }: HoursProps) {
  const { t, locale } = useTexts();
  const { cells, learners } = aside;
  const isPlayed = (slot: number) => cells.some((day) => (day[slot] ?? 0) > 0);
  const slots = [...(cells[0]?.keys() ?? [])].filter(
    (slot) => (slot >= FIRST_SLOT && slot <= LAST_SLOT) || isPlayed(slot),
  );
  const weekdays = cells.map((_, place) => (place + firstDayOfWeek - 1) % cells.length);
  const most = Math.max(1, ...cells.flat());
  const minutes = (seconds: number) => {
    const each = seconds / 60 / Math.max(1, learners);
    return numberText(each, locale, each < WHOLE_FROM ? 1 : 0);
  };
  return (
    <>
      <p className={classes.unit}>{t('report.hours.unit')}</p>
      <table className={classes.hours} aria-label={label}>
        <thead>
          <tr>
            <td />
            {slots.map((slot) => (
              <th key={slot} scope="col">
                <span className={classes.spoken}>
                  {hoursText(hoursOf(slot).from, hoursOf(slot).to, locale)}
                </span>
                <span aria-hidden="true">{hourText(hoursOf(slot).from, locale)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((at) => {
            const day = cells[at] ?? [];
            const name = weekdayText(at + 1, locale, 'short');
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {slots.map((slot) => {
                  const seconds = day[slot] ?? 0;
                  const share = (seconds / most) * 100;
                  return (
                    <td
                      key={slot}
                      title={timeText(t, seconds)}
                      style={{ '--share': `${heatOf(share)}%` } as CSSProperties}
                      data-dark={share >= TOLD_FROM || undefined}
                      data-best={isBusiest(aside, at, slot) || undefined}
                    >
                      <span className={share >= TOLD_FROM ? undefined : classes.spoken}>
                        {minutes(seconds)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface TogetherProps {
  readonly answer: ReportAnswer;
  readonly aside: Extract<ReportAside, { kind: 'together' }>;
  readonly label: string;
}

const KINDS = ['child', 'together', 'adult'] as const;

function Together({ answer, aside, label }: TogetherProps) {
  const { t, points, short } = useSteps(answer, 'time');
  const played = (at: number) => aside.steps[at] ?? { child: 0, together: 0, adult: 0 };
  return (
    <>
      <p className={classes.unit}>{t('report.together.unit')}</p>
      <p className={classes.key} aria-hidden="true">
        {KINDS.filter((kind) => aside.steps.some((step) => step[kind] > 0)).map((kind) => (
          <span key={kind}>
            <PartMark part={KINDS.indexOf(kind) + 1} />
            {t(`report.together.${kind}`)}
          </span>
        ))}
      </p>
      <BarsChart
        label={label}
        hint={t('report.chartHint')}
        points={points.map((point, at) => ({
          ...point,
          at,
          parts: KINDS.map((kind) => played(at)[kind]),
          below: 0,
        }))}
        format={short}
        ticks={timeTicks}
        say={({ days, at }) =>
          `${days}: ${KINDS.map((kind) => `${t(`report.together.${kind}`)} ${timeText(t, played(at)[kind])}`).join(' · ')}`
        }
      />
    </>
  );
}
