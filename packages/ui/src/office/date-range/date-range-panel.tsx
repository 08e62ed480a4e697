import 'dayjs/locale/es.js';
import 'dayjs/locale/sw.js';
import 'dayjs/locale/ar.js';
import { firstDayOfWeek as usualFirstDay } from '@flink/contract/rules/reports/report-range.ts';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from './date-range-field.module.css';
import {
  clampDay,
  type DateLimits,
  type DateRange,
  type Day,
  endsBeforeStart,
  NO_RANGE,
  settleRange,
} from './date-range-rule.ts';
import { dayInWords } from './day-words.ts';
import { readTypedDate } from './typed-date.ts';

/** Languages whose month and day names are loaded; any other shows English ones. */
const DATE_LOCALES: ReadonlySet<string> = new Set(['en', 'es', 'sw', 'ar']);

/** As the calendar counts them. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export interface DateRangePanelProps {
  readonly value: DateRange;
  readonly limits: DateLimits;
  readonly firstDayOfWeek?: number | undefined;
  readonly onDone: (value: DateRange) => void;
}

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/** Type, or choose in the calendar; nothing happens to the page before Done. */
export function DateRangePanel({ value, limits, firstDayOfWeek, onDone }: DateRangePanelProps) {
  const { t, locale } = useTexts();
  const language = locale.split('-')[0] ?? locale;
  const wide = useMediaQuery('(min-width: 720px)', false, { getInitialValueInEffect: false });
  const [range, setRange] = useState(value);
  const words = (day: Day | null) => (day === null ? '' : dayInWords(day, locale));
  const [typed, setTyped] = useState({ from: words(value.from), to: words(value.to) });
  const [unread, setUnread] = useState<End | null>(null);
  const backwards = endsBeforeStart(range);

  const show = (next: DateRange) => {
    setRange(next);
    setTyped({ from: words(next.from), to: words(next.to) });
    setUnread(null);
  };

  const readTyped = (): DateRange | null => {
    let next = range;
    for (const end of ENDS) {
      const text = typed[end].trim();
      const day = text === '' ? null : readTypedDate(text, locale);
      if (text !== '' && day === null) {
        setUnread(end);
        return null;
      }
      next = { ...next, [end]: day && clampDay(day, limits) };
    }
    show(next);
    return next;
  };

  const finish = () => {
    const next = readTyped();
    if (next && !endsBeforeStart(next)) onDone(next);
  };

  const problemOf = (end: End): string | undefined => {
    if (unread === end) return t('office.dates.unread');
    return end === 'to' && backwards ? t('office.dates.backwards') : undefined;
  };

  const typedField = (end: End, label: string) => (
    <TextField
      label={label}
      value={typed[end]}
      placeholder={dayInWords('2026-10-31', locale)}
      error={problemOf(end)}
      onChange={(text) => setTyped({ ...typed, [end]: text })}
      onBlur={readTyped}
      onEnter={finish}
    />
  );

  return (
    <div className={classes.panel}>
      <div className={classes.typed}>
        {typedField('from', t('office.dates.from'))}
        {typedField('to', t('office.dates.to'))}
      </div>
      <DatesProvider
        settings={{
          locale: DATE_LOCALES.has(language) ? language : 'en',
          firstDayOfWeek: WEEKDAYS[(firstDayOfWeek ?? usualFirstDay(locale)) % 7] ?? 1,
          consistentWeeks: true,
        }}
      >
        <DatePicker
          type="range"
          numberOfColumns={wide ? 2 : 1}
          columnsToScroll={1}
          allowSingleDateInRange
          hideOutsideDates
          defaultDate={value.from ?? value.to ?? limits.latest}
          value={backwards ? [null, null] : [range.from, range.to]}
          onChange={([from, to]) => show(settleRange({ from, to }, limits))}
          minDate={limits.earliest}
          maxDate={limits.latest}
          ariaLabels={{
            previousMonth: t('office.dates.previousMonth'),
            nextMonth: t('office.dates.nextMonth'),
            previousYear: t('office.dates.previousYear'),
            nextYear: t('office.dates.nextYear'),
            previousDecade: t('office.dates.previousDecade'),
            nextDecade: t('office.dates.nextDecade'),
            monthLevelControl: t('office.dates.chooseMonth'),
            yearLevelControl: t('office.dates.chooseYear'),
          }}
        />
      </DatesProvider>
      <div className={classes.foot}>
        <Button variant="quiet" onClick={() => show(NO_RANGE)}>
          {t('office.dates.clear')}
        </Button>
        <Button variant="primary" disabled={backwards || unread !== null} onClick={finish}>
          {t('office.dates.done')}
        </Button>
      </div>
    </div>
  );
}
