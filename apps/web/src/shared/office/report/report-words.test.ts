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

test('days are told as where they are chosen', () => {
  const told = (from: string, to: string, withYear = false) => daysText({ from, to }, 'en', withYear);
  expect(told('2026-11-09', '2026-11-09')).toBe('9 Nov');
  expect(told('2026-11-09', '2026-11-15')).toBe('9–15 Nov');
  expect(told('2026-09-24', '2026-10-21', true)).toBe('24 Sep – 21 Oct 2026');
  expect(told('2025-11-20', '2026-11-19', true)).toBe('20 Nov 2025 – 19 Nov 2026');
  expect(daysText({ from: '2026-09-24', to: '2026-10-21' }, 'sw')).toBe('24 Sep – 21 Okt');
  expect([weekdayText(1, 'en'), weekdayText(7, 'en')]).toEqual(['Monday', 'Sunday']);
});
