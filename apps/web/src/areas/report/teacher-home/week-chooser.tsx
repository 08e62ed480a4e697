import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { weekText, whichWeek } from '@flink/contract/rules/teacher-home/home-words.ts';
import { daysBetween } from '@flink/contract/rules/teacher-home/needs.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './week-chooser.module.css';

/** A quarter of a year back. */
const WEEKS = 13;

interface WeekChooserProps {
  readonly week: string;
  readonly today: string;
  /** Null: the last full week, whenever the page is opened. */
  readonly onChange: (week: string | null) => void;
}

export function WeekChooser({ week, today, onChange }: WeekChooserProps) {
  const { t, locale } = useTexts();
  // Weeks begin on the day on which this one does.
  const latest = dayAfter(week, 7 * Math.floor(daysBetween(week, today) / 7));
  const weeks = Array.from({ length: WEEKS }, (_, ago) => dayAfter(latest, -7 * ago));
  const offered = weeks.includes(week) ? weeks : [...weeks, week];
  return (
    <span className={classes.chooser}>
      <Icon name="calendar" />
      <select
        aria-label={t('teacherHome.week')}
        value={week}
        onChange={({ currentTarget: { value } }) =>
          onChange(whichWeek(value, today) === 'last' ? null : value)
        }
      >
        {offered.map((starts) => (
          <option key={starts} value={starts}>
            {weekText(starts, locale)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
