import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { Unit } from '@flink/contract/reports/report.ts';
import { daysIn } from '@flink/contract/rules/reports/days.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { daysText, monthText, shortText, valueText } from './report-words.ts';

/** More days than this, and the steps are months. */
const MOST_WEEKS = 27 * 7;

/** The points of a chart, in words; those before the period first. */
export function useSteps({ steps, lead, period, currency }: ReportAnswer, unit: Unit) {
  const texts = useTexts();
  const { t, locale } = texts;
  const isMonths = lead.length > 0 || daysIn(period) > MOST_WEEKS;
  return {
    t,
    locale,
    points: [...lead.map((month) => ({ ...month, isOver: true, isWhole: true })), ...steps].map(
      ({ figures, isOver, isWhole, ...days }) => ({
        label: isMonths
          ? monthText(days.from.slice(0, 7), locale)
          : daysText({ from: days.from, to: days.from }, locale),
        days: daysText(days, locale, isMonths),
        isOpen: !isOver || !isWhole,
        openText: isOver ? t('report.partialStep') : t('report.notOver'),
        figures,
      }),
    ),
    short: (value: number) => shortText(texts, unit, value, currency),
    shown: (value: number | null) =>
      value === null ? t('report.hidden') : valueText(texts, unit, value, currency),
  };
}
