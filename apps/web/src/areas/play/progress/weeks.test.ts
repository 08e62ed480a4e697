import { expect, test } from 'vitest';
import { dayName, hoursOf, minutesOf, scaleOf } from './weeks.ts';

const week = (...minutes: number[]) =>
  minutes.map((one, place) => ({ day: `2026-11-0${place + 2}`, minutes: one }));

test('a week is the sum of its days', () => {
  expect(minutesOf(week(10, 0, 25, 0, 0, 60, 0))).toBe(95);
});

test('the strips of both weeks are drawn to one scale', () => {
  expect(scaleOf(week(10, 20), week(45))).toBe(45);
});

test('a few minutes do not fill the picture', () => {
  expect(scaleOf(week(2), week(0))).toBe(15);
});

test('an hour and more is told in hours', () => {
  expect(hoursOf(95)).toEqual({ hours: 1, minutes: 35 });
  expect(hoursOf(35)).toEqual({ hours: 0, minutes: 35 });
});

test('days are named in the language of the family, whatever the time zone of the tablet', () => {
  expect(dayName('2026-11-16', 'en', 'short')).toBe('Mon');
  expect(dayName('2026-11-16', 'es', 'long')).toBe('lunes');
  expect(dayName('2026-11-16', 'sw', 'short')).toBe('Jtt');
  expect(dayName('2026-11-16', 'sw', 'long')).toBe('Jumatatu');
});

test('a day whose short name is long is told by one letter', () => {
  expect(dayName('2026-11-16', 'ar', 'short')).toHaveLength(1);
  expect(dayName('2026-11-16', 'ar', 'long').length).toBeGreaterThan(1);
});
