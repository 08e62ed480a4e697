import { expect, test } from 'vitest';
import { inOrder } from './activity-order.ts';

const namesIn = (locale: string, names: readonly string[], last: string | null = null) =>
  inOrder(
    names.map((activityName) => ({ _id: `id of ${activityName}`, activityName })),
    locale,
    last && `id of ${last}`,
  ).map(({ activityName }) => activityName);

test('activities are sorted by name in the language of the menu', () => {
  expect(namesIn('es', ['Ñu', 'Oso', 'Nube', 'árbol'])).toEqual(['árbol', 'Nube', 'Ñu', 'Oso']);
  expect(namesIn('en', ['Level 10', 'Level 9'])).toEqual(['Level 9', 'Level 10']);
});

test('they end with the one that the group keeps last, whatever it is called', () => {
  expect(namesIn('fr', ['Je connais ces mots', 'Memory'], 'Je connais ces mots')).toEqual([
    'Memory',
    'Je connais ces mots',
  ]);
  expect(namesIn('en', ['I Know These Words', 'Word Search'])).toEqual(['I Know These Words', 'Word Search']);
});

test('they are sorted in a language that nobody knows, too', () => {
  expect(namesIn('no such language', ['b', 'a'])).toEqual(['a', 'b']);
});
