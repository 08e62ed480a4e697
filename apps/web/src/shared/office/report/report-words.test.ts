import { textsOf } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import { daysText, timeText, valueText, weekdayText } from './report-words.ts';

const texts = textsOf(
  {
    'report.days': '{days} d {hours} h',
    'report.hours': '{hours} h {minutes} min',
    'report.minutes': '{minutes} min',
    'report.more': '+{percent}%',
    'report.less': '−{percent}%',
    'report.percent': '{percent}%',
  },
  'en',
);

test('time is told in days, hours and minutes', () => {
  expect([90, 3_599, 11_100, 208_800].map((seconds) => timeText(texts, seconds))).toEqual([
    '2 min',
    '1 h 00 min',
    '3 h 05 min',
    '2 d 10 h',
  ]);
});

test('a change says which way', () => {
  expect([12, 0, -8].map((value) => valueText(texts, 'change', value))).toEqual(['+12%', '0%', '−8%']);
});

test('days are told as the language writes them', () => {
  expect(daysText({ from: '2026-11-09', to: '2026-11-09' }, 'en')).toBe('Nov 9');
  expect(daysText({ from: '2026-11-09', to: '2026-11-15' }, 'en')).toContain('15');
  expect([weekdayText(1, 'en'), weekdayText(7, 'en')]).toEqual(['Monday', 'Sunday']);
});
