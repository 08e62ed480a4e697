import type { TextParams } from '../../texts/translate.ts';

type Translate = (key: string, params?: TextParams) => string;

const padded = (minutes: number): string => String(minutes).padStart(2, '0');

/** Days, hours and minutes (spec 3 §9): 2 d 10 h 04 min, 3 h 05 min, 12 min. */
export function timeText(t: Translate, seconds: number): string {
  const all = Math.round(seconds / 60);
  const [days, hours, minutes] = [Math.floor(all / 1_440), Math.floor(all / 60) % 24, all % 60];
  if (days > 0) return t('report.days', { days, hours, minutes: padded(minutes) });
  return hours > 0
    ? t('report.hours', { hours, minutes: padded(minutes) })
    : t('report.minutes', { minutes });
}

/** Hours that are bought or left, however many: 9 min, 3 h 05 min, 50 h. */
export function hoursText(t: Translate, hours: number): string {
  const all = Math.round(hours * 60);
  const [whole, minutes] = [Math.floor(all / 60), all % 60];
  if (whole === 0) return t('report.minutes', { minutes });
  return minutes === 0
    ? t('report.wholeHours', { hours: whole })
    : t('report.hours', { hours: whole, minutes: padded(minutes) });
}

/** For a chart, where there is little room: 2 d, 2 d 10 h, 3 h, 3 h 05 min, 12 min. */
export function shortTimeText(t: Translate, seconds: number): string {
  const all = Math.round(seconds / 60);
  const [days, hours] = [Math.floor(all / 1_440), Math.floor(all / 60) % 24];
  if (days > 0) return t(hours > 0 ? 'report.daysAndHours' : 'report.wholeDays', { days, hours });
  return hours > 0 && all % 60 === 0 ? t('report.wholeHours', { hours }) : timeText(t, seconds);
}
