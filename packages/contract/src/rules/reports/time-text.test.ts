import { expect, test } from 'vitest';
import { fillIn, type TextParams } from '../../texts/translate.ts';
import { shortTimeText, timeText } from './time-text.ts';

const ROWS: Readonly<Record<string, string>> = {
  'report.days': '{days} d {hours} h {minutes} min',
  'report.hours': '{hours} h {minutes} min',
  'report.minutes': '{minutes} min',
  'report.daysAndHours': '{days} d {hours} h',
  'report.wholeDays': '{days} d',
  'report.wholeHours': '{hours} h',
};
const t = (key: string, params?: TextParams) => fillIn(ROWS[key] ?? key, params);

test('time is told in days, hours and minutes, and no minute is dropped', () => {
  expect([0, 90, 3_599, 11_100, 86_340, 86_370, 208_980].map((seconds) => timeText(t, seconds))).toEqual([
    '0 min',
    '2 min',
    '1 h 00 min',
    '3 h 05 min',
    '23 h 59 min',
    '1 d 0 h 00 min',
    '2 d 10 h 03 min',
  ]);
});

test('in a chart it is told shortly', () => {
  expect([0, 900, 7_200, 172_800, 129_600].map((seconds) => shortTimeText(t, seconds))).toEqual([
    '0 min',
    '15 min',
    '2 h',
    '2 d',
    '1 d 12 h',
  ]);
});
