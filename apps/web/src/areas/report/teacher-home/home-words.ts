import { dateText, type FamilyNeed } from '@flink/contract/rules/teacher-home/home-words.ts';
import { daysBetween } from '@flink/contract/rules/teacher-home/needs.ts';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import type { Texts } from '@flink/ui/texts/texts.tsx';

/** Today, yesterday, Thu, 4 Nov. */
export function seenText({ t, locale }: Texts, day: string | null, today: string): string {
  if (day === null) return t('teacherHome.neverSeen');
  const ago = daysBetween(day, today);
  if (ago <= 0) return t('teacherHome.today');
  if (ago === 1) return t('teacherHome.yesterday');
  if (ago < 7) return dateText(day, locale, { weekday: 'short' });
  return dateText(day, locale, { day: 'numeric', month: 'short' });
}

export const SIGN_OF: Readonly<Record<FamilyNeed['kind'], IconName>> = {
  noPlay: 'clock',
  less: 'trending-down',
  littleTime: 'clock',
  stuck: 'refresh',
  ready: 'star',
};

/** As the sentences beside it write a day; of another year, with the year. */
export function longDayText(iso: string, locale: string): string {
  const moment = new Date(iso);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(moment);
}
