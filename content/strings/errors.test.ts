import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { notices } from '@flink/contract/errors/notices.ts';
import { expect, test } from 'vitest';
import rows from './errors.json' with { type: 'json' };

const english = Object.fromEntries([
  ...Object.entries(catalogue).map(([code, { text }]) => [`error.${code}`, text]),
  ...Object.entries(notices).map(([code, { text }]) => [`notice.${code}`, text]),
]);
const parameters = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('every error and notice has its row, and no row is without one', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(english).toSorted());
});

/** The specification's own slips: calls answer them as they stand there, people read them spelled right. */
const SPELLED_RIGHT = { 'notice.goals.accomplished': 'You have accomplished your learning goal' };

test('the English row is the text of the catalogue', () => {
  const shown = Object.fromEntries(Object.entries(rows).map(([key, { en }]) => [key, en]));

  expect(shown).toEqual({ ...english, ...SPELLED_RIGHT });
});

test.each(Object.entries(rows))(
  '%s says the same in Spanish and Swahili, with the same parameters',
  (_key, row) => {
    expect(Object.keys(row)).toEqual(['en', 'es', 'sw']);
    for (const text of [row.es, row.sw]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(parameters(text)).toEqual(parameters(row.en));
    }
  },
);

/** Nothing to translate in these. */
const SAME_IN_ALL = ['error.wordlists.templateRefused', 'notice.payments.mobileMoneyPhone'];

test('no translation is the English left in place', () => {
  const copied = Object.entries(rows)
    .filter(([, { en, es, sw }]) => en === es || en === sw)
    .map(([key]) => key);

  expect(copied).toEqual(SAME_IN_ALL);
});
