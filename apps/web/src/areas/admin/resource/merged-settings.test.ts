import { expect, test } from 'vitest';
import { mergedSettings } from './merged-settings.ts';

const BASE = { locales: ['en', 'fr'], percentBooks: 50, offline: false };

test('two people who each add a language, or take one away, both get what they wanted', () => {
  const merged = mergedSettings(
    BASE,
    { ...BASE, locales: ['en', 'fr', 'es'] },
    { ...BASE, locales: ['en', 'sw'] },
  );

  expect(merged).toEqual({
    values: { ...BASE, locales: ['en', 'sw', 'es'] },
    contested: [],
    theirs: ['locales'],
  });
});

test('a share that both set to something else is told, and mine stands until it is saved', () => {
  const merged = mergedSettings(
    BASE,
    { ...BASE, percentBooks: 60 },
    { ...BASE, percentBooks: 70, offline: true },
  );

  expect(merged).toEqual({
    values: { ...BASE, percentBooks: 60, offline: true },
    contested: ['percentBooks'],
    theirs: ['offline'],
  });
});

test('what only one of the two has said anything about is kept', () => {
  const merged = mergedSettings(BASE, { ...BASE, phone: '555' }, { ...BASE, offline: true });

  expect(merged.values).toEqual({ ...BASE, phone: '555', offline: true });
});
