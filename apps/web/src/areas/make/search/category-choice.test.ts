import { expect, test } from 'vitest';
import { chosenWords, columnsOf, knownValues, widerChoice, withValue } from './category-choice.ts';

const category = (id: string, title: string, grades: readonly string[] = ['1']) => ({
  id,
  title,
  grades,
  levels: [],
});

const scope = {
  _id: 's',
  name: 'Early literacy',
  categories: {
    grades: ['1', '2'],
    levels: ['A'],
    assignedLevels: [],
    firstMenu: 'grades',
    firstCategory: {
      title: 'Subject',
      items: [category('v', 'Vocabulary'), category('p', 'Phonics', ['2'])],
    },
    secondCategory: { title: 'Theme', items: { v: [category('n', 'Nature')] } },
    thirdCategory: { title: 'Topic', items: { n: [category('a', 'Animals')] } },
  },
} as const;

const ALL_CHOSEN = {
  template: ['t'],
  scope: ['s'],
  grade: ['1'],
  firstCategory: ['v'],
  secondCategory: ['n'],
  thirdCategory: ['a'],
};

test('choosing a higher category clears the lower ones, and leaves the template alone', () => {
  expect(withValue(ALL_CHOSEN, 'firstCategory', 'p')).toEqual({
    template: ['t'],
    scope: ['s'],
    grade: ['1'],
    firstCategory: ['p'],
  });
  expect(withValue(ALL_CHOSEN, 'scope', null)).toEqual({ template: ['t'] });
});

test('a level takes the place of a grade', () => {
  expect(withValue(ALL_CHOSEN, 'level', 'A')).toEqual({ template: ['t'], scope: ['s'], level: ['A'] });
});

test('each column opens with what is chosen before it', () => {
  const labels = (chosen: Parameters<typeof columnsOf>[1]) =>
    columnsOf(scope.categories, chosen, null).map(({ options }) => options.map(({ label }) => label));

  expect(labels({ scope: ['s'] })).toEqual([['1', '2'], ['Vocabulary', 'Phonics'], [], []]);
  expect(labels({ scope: ['s'], grade: ['1'] })).toEqual([['1', '2'], ['Vocabulary'], [], []]);
  expect(labels(ALL_CHOSEN)).toEqual([['1', '2'], ['Vocabulary'], ['Nature'], ['Animals']]);
});

test('the first column shows levels when they are asked for', () => {
  const [first] = columnsOf(scope.categories, { scope: ['s'] }, 'levels');

  expect(first).toMatchObject({ name: 'level', options: [{ value: 'A', label: 'A' }] });
});

test('what is chosen is named from the scope down', () => {
  expect(chosenWords([scope], ALL_CHOSEN)).toEqual([
    'Early literacy',
    '1',
    'Vocabulary',
    'Nature',
    'Animals',
  ]);
  expect(chosenWords([], ALL_CHOSEN)).toEqual([]);
});

test('an address may name what the scopes hold', () => {
  expect(knownValues([scope])).toMatchObject({ scope: ['s'], level: ['A'], secondCategory: ['n'] });
});

test('where nothing is found, as little less is chosen as finds something', () => {
  const counts = (third: number, second: number) => ({
    grade: { '': 9 },
    level: {},
    firstCategory: { '': 5 },
    secondCategory: { '': second },
    thirdCategory: { '': third },
  });

  expect(widerChoice([scope], ALL_CHOSEN, counts(3, 4))).toMatchObject({
    without: 'Animals',
    within: 'Nature',
    count: 3,
  });
  expect(widerChoice([scope], ALL_CHOSEN, counts(0, 4))).toMatchObject({
    chosen: withValue(ALL_CHOSEN, 'secondCategory', null),
    without: 'Nature',
    within: 'Vocabulary',
    count: 4,
  });
  expect(widerChoice([scope], { scope: ['s'] }, counts(3, 4))).toBeNull();
});
