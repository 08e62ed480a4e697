import { expect, test } from 'vitest';
import { inOrder } from './activity-order.ts';

const namesIn = (locale: string, ...names: string[]) =>
  inOrder(
    names.map((activityName) => ({ activityName })),
    locale,
  ).map(({ activityName }) => activityName);

test('activities are sorted by name in the language of the menu', () => {
  expect(namesIn('es', 'Ñu', 'Oso', 'Nube', 'árbol')).toEqual(['árbol', 'Nube', 'Ñu', 'Oso']);
  expect(namesIn('en', 'Level 10', 'Level 9')).toEqual(['Level 9', 'Level 10']);
});

test("they end with 'I Know These Words', in each language", () => {
  expect(namesIn('en', 'I Know These Words', 'Word Search')).toEqual(['Word Search', 'I Know These Words']);
  expect(namesIn('es', 'Conozco estas palabras', 'Únelos')).toEqual(['Únelos', 'Conozco estas palabras']);
});

test('they are sorted in a language that nobody knows, too', () => {
  expect(namesIn('no such language', 'b', 'a')).toEqual(['a', 'b']);
});

test('one that is called otherwise in the language of the menu ends it too', () => {
  const known = { activityName: 'Ninajua', ownName: 'I Know These Words' };

  expect(inOrder([known, { activityName: 'Wanyama', ownName: 'Animals' }], 'sw')[1]).toBe(known);
});
