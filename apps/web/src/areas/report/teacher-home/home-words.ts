import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { daysBetween } from '@flink/contract/rules/teacher-home/needs.ts';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import type { Texts } from '@flink/ui/texts/texts.tsx';

export type FamilyNeed = HomeFamily['needs'][number];

/** 52 min, 1 h 04 min. */
export function timeText({ t }: Texts, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? t('teacherHome.minutes', { minutes })
    : t('teacherHome.hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

export const dateText = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(atNoon(day));

/** 9 to 15 Nov, as the language writes it. */
export const weekText = (
  week: string,
  locale: string,
  month: 'short' | 'long' = 'short',
  year = false,
): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(year ? { year: 'numeric' } : {}),
  }).formatRange(atNoon(week), atNoon(dayAfter(week, 6)));

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Today, yesterday, Thu, 4 Nov. */
export function seenText({ t, locale }: Texts, day: string | null, today: string): string {
  if (day === null) return t('teacherHome.neverSeen');
  const ago = daysBetween(day, today);
  if (ago <= 0) return t('teacherHome.today');
  if (ago === 1) return t('teacherHome.yesterday');
  if (ago < 7) return dateText(day, locale, { weekday: 'short' });
  return dateText(day, locale, { day: 'numeric', month: 'short' });
}

/** The reason in a few words, first thing on a card. */
export function reasonText({ t }: Texts, need: FamilyNeed): string {
  switch (need.kind) {
    case 'noPlay':
      return t('teacherHome.reason.noPlay', { count: need.days });
    case 'less':
      return t('teacherHome.reason.less', { percent: need.percent });
    case 'littleTime':
      return t('teacherHome.reason.littleTime');
    case 'stuck':
      return t('teacherHome.reason.stuck', { count: need.tries });
    case 'ready':
      return t('teacherHome.reason.ready');
  }
}

/** What happened, in a sentence. `**` stands around what is stressed. */
export function storyText(texts: Texts, need: FamilyNeed): string {
  const { t, locale } = texts;
  switch (need.kind) {
    case 'noPlay': {
      const seen =
        need.lastSeen === null
          ? t('teacherHome.story.never')
          : t('teacherHome.story.noPlay', {
              date: dateText(need.lastSeen, locale, { day: 'numeric', month: 'long' }),
            });
      return need.begun ? `${seen} ${t('teacherHome.story.begun', need.begun)}` : seen;
    }
    case 'less':
      return t('teacherHome.story.less', {
        time: timeText(texts, need.minutes),
        usual: timeText(texts, need.usual),
      });
    case 'littleTime':
      return t('teacherHome.story.littleTime', { count: need.minutes });
    case 'stuck':
      return t('teacherHome.story.stuck', {
        firstname: need.firstname,
        activityName: need.activityName,
        count: need.tries,
      });
    case 'ready':
      return t('teacherHome.story.ready', {
        firstname: need.firstname,
        level: need.level,
        next: need.next,
      });
  }
}

export const SIGN_OF: Readonly<Record<FamilyNeed['kind'], IconName>> = {
  noPlay: 'clock',
  less: 'trending-down',
  littleTime: 'clock',
  stuck: 'refresh',
  ready: 'star',
};

/** By the clock on the wall. */
export function greeting({ t }: Texts, hour: number, name: string): string {
  if (hour < 12) return t('teacherHome.morning', { name });
  return hour < 18 ? t('teacherHome.afternoon', { name }) : t('teacherHome.evening', { name });
}

/** Pieces of a text between its `**`, every second one stressed. */
export const stressed = (text: string): readonly string[] => text.split('**');
