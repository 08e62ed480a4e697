import { weekdayText } from '@flink/contract/rules/reports/weekday-text.ts';
import { textsOf } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import { daysText, valueText } from './report-words.ts';

const texts = textsOf(
  {
    'report.more': '+{percent}%',
    'report.less': '−{percent}%',
    'report.percent': '{percent}%',
  },
  'en',
);

test('a change says which way', () => {
  expect([12, 0, -8].map((value) => valueText(texts, 'change', value))).toEqual(['+12%', '0%', '−8%']);
});

test('days are told as the language writes them', () => {
  expect(daysText({ from: '2026-11-09', to: '2026-11-09' }, 'en')).toBe('Nov 9');
  expect(daysText({ from: '2026-11-09', to: '2026-11-15' }, 'en')).toContain('15');
  expect([weekdayText(1, 'en'), weekdayText(7, 'en')]).toEqual(['Monday', 'Sunday']);
});
