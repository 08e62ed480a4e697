import { expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

const CODES = ['en', 'es', 'sw'];
const counts = (worked: Readonly<Record<string, string>>) =>
  CODES.map((locale) => ({ locale, missing: 1, outdated: 0, lastSavedAt: worked[locale] ?? null }));

test('begins with the language of this device, then with the one saved last, then with that of the interface', () => {
  const worked = counts({ es: '2026-01-01T00:00:00.000Z', sw: '2026-02-01T00:00:00.000Z' });

  expect(startLanguage(worked, CODES, 'es', 'en')).toBe('es');
  expect(startLanguage(worked, CODES, null, 'es')).toBe('sw');
  expect(startLanguage(counts({}), CODES, null, 'sw')).toBe('sw');
  expect(startLanguage(counts({}), CODES, null, 'en')).toBe('es');
});

test('a language that is no longer offered is not chosen', () => {
  expect(startLanguage(counts({}), CODES, 'xx', 'fr')).toBe('es');
});
