import { expect, test } from 'vitest';
import { rangeText } from './range-text.ts';

const told = (locale: string, from: string, to: string) =>
  rangeText(
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
    new Date(`${from}T12:00:00Z`),
    new Date(`${to}T12:00:00Z`),
  );

test.each(['en', 'es', 'sw'])('over two months both are named in %s', (locale) => {
  const text = told(locale, '2026-09-24', '2026-10-21').toLowerCase();

  expect(text).toMatch(/24.*21/);
  expect(text).toMatch(/sep/);
  expect(text).toMatch(/o[ck]t/);
});

test('within a month it stands once', () => {
  expect(told('en', '2026-11-08', '2026-11-14').match(/Nov/g)).toHaveLength(1);
});
