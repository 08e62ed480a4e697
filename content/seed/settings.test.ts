import { publicConfig } from '@flink/contract/entities/catalog.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { directionOf } from '@flink/contract/texts/translate.ts';
import { expect, test } from 'vitest';
import { config } from './config.ts';
import { lists } from './lists.ts';
import { locales } from './locales.ts';

const codes = locales.map(({ code }) => code);

test('five languages are offered, English first and Arabic from right to left', () => {
  expect(codes).toEqual(['en', 'es', 'sw', 'fr', 'ar']);
  expect(codes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
});

test.each(locales)('$code is named in English and in itself', ({ code, name, displayName }) => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' }).of(code);
  const inItself = new Intl.DisplayNames(code, { type: 'language' }).of(code);

  expect(name).toBe(inEnglish);
  expect(displayName.toLocaleLowerCase(code)).toBe(inItself?.toLocaleLowerCase(code));
});

test('mails and registration are offered only in languages that exist', () => {
  expect(codes).toEqual(expect.arrayContaining([...config.emailsLocales, ...config.registrationLocales]));
  // The films are read from their table.
  expect(() => publicConfig.omit({ parentVideos: true }).parse(config)).not.toThrow();
});

test('the support contacts lead to nobody real', () => {
  expect(config.supportEmail).toMatch(/\.test$/);
  expect(config.supportPhone).toMatch(/^\+1\d{3}55501\d{2}$/);
});

test('every percent of the list can be saved in a center and the default is half', () => {
  const percents = lists.find(({ name }) => name === 'Percents');

  expect(percents?.default).toBe('50');
  for (const value of percents?.values ?? []) {
    const saved = centerConfig.safeParse({
      locales: ['en'],
      defaultLocale: 'en',
      percentActivities: Number(value),
    });
    expect(saved.success, value).toBe(true);
  }
});

test('the default of every list is one of its values', () => {
  for (const list of lists) {
    expect(list.values, list.name).toContain(list.default);
  }
});
