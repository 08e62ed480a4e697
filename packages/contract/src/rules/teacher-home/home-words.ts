import type { HomeFamily, TeacherHome } from '../../entities/teacher-home.ts';
import type { TextParams } from '../../texts/translate.ts';
import { dayAfter } from '../reports/days.ts';
import { rangeText } from '../reports/range-text.ts';
import { timeText } from '../reports/time-text.ts';
import { byNeed, daysBetween } from './needs.ts';

/** What a teacher is told of the week: the same words on the first page and in the weekly mail. */

export type FamilyNeed = HomeFamily['needs'][number];

/** Texts in the language of the teacher. */
export interface HomeTexts {
  readonly locale: string;
  t(key: string, params?: TextParams): string;
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
  rangeText(
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month,
      ...(year ? { year: 'numeric' } : {}),
    }),
    atNoon(week),
    atNoon(dayAfter(week, 6)),
  );

type WhichWeek = 'this' | 'last' | 'earlier';

/** Whether a week is the one that is still going on, the last full one, or one before it. */
export function whichWeek(week: string, today: string): WhichWeek {
  const days = daysBetween(week, today);
  if (days < 7) return 'this';
  return days < 14 ? 'last' : 'earlier';
}

/** The reason in a few words, first thing on a card. */
export function reasonText({ t }: Pick<HomeTexts, 't'>, need: FamilyNeed): string {
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
export function storyText(texts: HomeTexts, need: FamilyNeed): string {
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
        time: timeText(t, need.minutes * 60),
        usual: timeText(t, need.usual * 60),
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

/** One thing to try, about the reason that a card says first. */
export function tryText({ t }: Pick<HomeTexts, 't'>, need: FamilyNeed): string {
  switch (need.kind) {
    case 'noPlay':
      return need.begun ? t('teacherHome.try.begun', need.begun) : t('teacherHome.try.noPlay');
    case 'less':
      return t('teacherHome.try.less');
    case 'littleTime':
      return t('teacherHome.try.littleTime');
    case 'stuck':
      return t('teacherHome.try.stuck', { firstname: need.firstname, activityName: need.activityName });
    case 'ready':
      return t('teacherHome.try.ready', { firstname: need.firstname, next: need.next });
  }
}

/** The week of all families in a sentence. */
export function weekInWords(
  texts: HomeTexts,
  { families, today, week }: Pick<TeacherHome, 'families' | 'today' | 'week'>,
): string {
  const { t, locale } = texts;
  const played = families.filter(({ minutes }) => minutes > 0).length;
  const date = dateText(today, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  // Days are written small in many languages, and here one begins the sentence.
  const day = date.charAt(0).toLocaleUpperCase(locale) + date.slice(1);
  const when = t(`teacherHome.when.${whichWeek(week, today)}`, { week: weekText(week, locale, 'long') });
  const all = families.length;
  if (played === 0) return `${day}. ${t('teacherHome.nobodyPlayed', { when, count: all })}`;
  const minutes = families.reduce((sum, family) => sum + family.minutes, 0);
  const groups = families.reduce((sum, family) => sum + family.mastered.length, 0);
  const mastered = groups === 0 ? t('teacherHome.noGroups') : t('teacherHome.groups', { count: groups });
  const time = timeText(t, minutes * 60);
  return `${day}. ${t('teacherHome.played', { when, played, count: all, time })} ${mastered}`;
}

/** Those who need a word, the most urgent first. */
export const needyFamilies = (families: readonly HomeFamily[]): readonly HomeFamily[] =>
  families.filter(({ needsAWord, needs }) => needsAWord && needs.length > 0).toSorted(byNeed);

/** Pieces of a text between its `**`, every second one stressed. */
export const stressed = (text: string): readonly string[] => text.split('**');
