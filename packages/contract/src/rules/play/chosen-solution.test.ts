import { expect, test } from 'vitest';
import type { Product } from '../../entities/menu.ts';
import { chosenSolution } from './chosen-solution.ts';

const solution = (_id: string, locale: string) => ({
  _id,
  displayName: _id,
  locale,
  themes: [],
  characters: [],
  defaultTheme: null,
  defaultCharacter: null,
  animations: {},
});

const product: Product = {
  _id: 'product',
  name: 'Flink Family',
  onePerson: false,
  solutions: [
    solution('first', 'en'),
    solution('parents', 'en'),
    solution('children', 'en'),
    solution('es', 'es'),
  ],
  defaultSolutionsForAdmins: { en: 'parents', sw: 'gone' },
  defaultSolutionsForMembers: { en: 'children' },
};

const adult = { type: 'adult' } as const;
const child = { type: 'child' } as const;

test('adults start with the default of admins, others with that of members', () => {
  expect(chosenSolution(product, adult, 'en')).toBe('parents');
  expect(chosenSolution(product, child, 'en')).toBe('children');
});

test('without a default the first solution in the language is taken', () => {
  expect(chosenSolution(product, adult, 'es')).toBe('es');
  expect(chosenSolution({ ...product, defaultSolutionsForMembers: {} }, child, 'en')).toBe('first');
});

test('a default that the product no longer has is passed over', () => {
  expect(chosenSolution(product, adult, 'sw')).toBe('first');
});

test('in a language without solutions the first of all is taken', () => {
  expect(chosenSolution(product, child, 'fr')).toBe('first');
});

test('a product without solutions has none to choose', () => {
  expect(() => chosenSolution({ ...product, solutions: [] }, child, 'en')).toThrow(
    'play.productWithoutSolutions',
  );
});

test('what the learner has chosen goes before every default, unless the product no longer has it', () => {
  expect(chosenSolution(product, { ...child, wanted: 'es' }, 'en')).toBe('es');
  expect(chosenSolution(product, { ...child, wanted: 'gone' }, 'en')).toBe('children');
});
