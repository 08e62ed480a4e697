import { giftCards } from '@flink/contract/resources/gift-cards.ts';
import { products } from '@flink/contract/resources/products.ts';
import { solutions } from '@flink/contract/resources/solutions.ts';
import { expect, test } from 'vitest';
import { leadsTo, valueWords } from './value-words.ts';

const SAYING = { locale: 'en', none: '–', option: (field: string, value: string) => `${field} ${value}` };

test('a moment that a row tells besides its fields is written as people write it', () => {
  const words = valueWords(giftCards, 'redeemedAt', '2026-11-18T10:00:00.000Z', SAYING);

  expect(words).toContain('2026');
  expect(words).not.toContain('T10');
  expect(valueWords(giftCards, 'redeemedAt', null, SAYING)).toBe('–');
});

test('beside another value the rows that it leads to are named, one or several', () => {
  expect(leadsTo(solutions, 'productId', 'p')).toEqual({ to: 'products', ids: ['p'] });
  expect(leadsTo(products, 'solutionIds', ['a', 'b'])).toEqual({ to: 'solutions', ids: ['a', 'b'] });
  expect(leadsTo(products, 'solutionIds', [])).toBeNull();
  expect(leadsTo(products, 'name', 'Flink Family')).toBeNull();
});
