import { expect, test } from 'vitest';
import { dayIn, daysAfter, daysLeft, longDay, quickDays } from './goal-days.ts';

test('today is the day of the learning center, not of the tablet', () => {
  const moment = new Date('2026-11-15T02:00:00Z');

  expect(dayIn('America/Los_Angeles', moment)).toBe('2026-11-14');
  expect(dayIn('Africa/Nairobi', moment)).toBe('2026-11-15');
});

test('days go over the end of months and years', () => {
  expect(daysAfter('2026-12-28', 7)).toBe('2027-01-04');
});

test('the days that are left are counted over a change of the clock, and on over midnight', () => {
  const end = new Date('2026-11-04T07:59:59.999Z');
  const todayEnds = new Date('2026-10-21T06:59:59.999Z');
  const at = (moment: string) => daysLeft(end, todayEnds, new Date(moment));

  expect(at('2026-10-20T07:00:00Z')).toBe(14);
  expect(at('2026-10-21T06:59:59.999Z')).toBe(14);
  expect(at('2026-10-21T07:00:00Z')).toBe(13);
  expect(daysLeft(todayEnds, todayEnds, new Date('2026-10-20T20:00:00Z'))).toBe(0);
});

test('the quick choices are a week, two weeks and the end of the month', () => {
  expect(quickDays('2026-11-15')).toEqual([
    { name: 'week', day: '2026-11-22' },
    { name: 'twoWeeks', day: '2026-11-29' },
    { name: 'monthEnd', day: '2026-11-30' },
  ]);
});

test('no quick choice is offered twice, and none is today', () => {
  expect(quickDays('2026-11-23').map(({ name }) => name)).toEqual(['week', 'twoWeeks']);
  expect(quickDays('2028-02-29').map(({ name }) => name)).toEqual(['week', 'twoWeeks']);
});

test('a day is written in the language of the learner', () => {
  expect(longDay('2026-11-22', 'en')).toBe('Sunday, November 22');
  expect(longDay('2026-11-22', 'es')).toBe('domingo, 22 de noviembre');
});
