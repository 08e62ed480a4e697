import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withAllAssigned, withAssigned, withLevelIn } from './assign-categories.ts';
import {
  type Categories,
  DEPTHS,
  type Depth,
  itemsUnder,
  MENUS,
  type Menu,
  NO_CATEGORIES,
  placedCategories,
} from './categories.ts';
import { categoriesIssues } from './categories-issues.ts';
import {
  firstMenuOf,
  withCategory,
  withChosen,
  withFirstMenu,
  withKindTitle,
  withMoved,
  withoutCategory,
  withTitle,
} from './edit-categories.ts';

const OFFERED = { grades: ['K', '1', '2', '3'], levels: ['A', 'B', 'C'] } as const;

const check = (data: Categories, menu: Menu, value: string, on = true) =>
  withChosen(data, menu, { value, on, offered: OFFERED[menu] });

/** Two subjects, one with a skill and a step under it; grades 1 and 2, levels A and B. */
const READY = [
  (data: Categories) => check(data, 'grades', '2'),
  (data: Categories) => check(data, 'grades', '1'),
  (data: Categories) => check(data, 'levels', 'A'),
  (data: Categories) => check(data, 'levels', 'B'),
  (data: Categories) => withKindTitle(data, 'firstCategory', 'Subject'),
  (data: Categories) => withKindTitle(data, 'secondCategory', 'Skill'),
  (data: Categories) => withKindTitle(data, 'thirdCategory', 'Step'),
  (data: Categories) => withCategory(data, 'firstCategory', null, { id: 'reading', title: 'Reading' }),
  (data: Categories) => withCategory(data, 'firstCategory', null, { id: 'writing', title: 'Writing' }),
  (data: Categories) => withCategory(data, 'secondCategory', 'reading', { id: 'sounds', title: 'Sounds' }),
  (data: Categories) => withCategory(data, 'thirdCategory', 'sounds', { id: 'rhymes', title: 'Rhymes' }),
].reduce((data, step) => step(data), NO_CATEGORIES);

const found = (data: Categories, id: string) =>
  placedCategories(data).find(({ category }) => category.id === id)?.category;

describe('the first menu', () => {
  test.each([
    [[], [], 'levels', null],
    [['1'], [], null, 'grades'],
    [['1'], [], 'levels', 'grades'],
    [[], ['A'], 'grades', 'levels'],
    [['1'], ['A'], null, 'grades'],
    [['1'], ['A'], 'levels', 'levels'],
    [['1'], ['A'], 'grades', 'grades'],
  ] as const)(
    'of grades %j and levels %j with the choice %j is %j',
    (grades, levels, firstMenu, expected) => {
      expect(firstMenuOf({ grades, levels, firstMenu })).toBe(expected);
    },
  );

  test('follows what is checked, and comes back to grades when they are chosen again', () => {
    const byLevels = withFirstMenu(READY, 'levels');
    const onlyGrades = check(check(byLevels, 'levels', 'A', false), 'levels', 'B', false);

    expect([READY.firstMenu, byLevels.firstMenu, onlyGrades.firstMenu]).toEqual([
      'grades',
      'levels',
      'grades',
    ]);
    expect(check(onlyGrades, 'levels', 'A').firstMenu).toBe('grades');
  });

  test('is not turned to what nobody chose', () => {
    const onlyGrades = check(NO_CATEGORIES, 'grades', '1');

    expect(withFirstMenu(onlyGrades, 'levels')).toEqual(onlyGrades);
  });
});

test('grades stand in the order in which they are offered, not in that of the clicks', () => {
  expect(READY.grades).toEqual(['1', '2']);
});

test('unchecking a grade removes its assignments and leaves those of the others', () => {
  const assigned = [
    (data: Categories) => withLevelIn(data, 'A', '1', true),
    (data: Categories) => withLevelIn(data, 'A', '2', true),
    (data: Categories) => withAllAssigned(data, { menu: 'grades', value: '1' }, true),
    (data: Categories) => withAllAssigned(data, { menu: 'grades', value: '2' }, true),
  ].reduce((data, step) => step(data), READY);

  const without = check(assigned, 'grades', '1', false);

  expect(without.assignedLevels).toEqual([{ level: 'A', grade: '2' }]);
  expect(found(without, 'rhymes')?.grades).toEqual(['2']);
  expect(check(without, 'grades', '1').assignedLevels).toEqual([{ level: 'A', grade: '2' }]);
});

test('what stands above an offered category is offered too, and what stands under a hidden one is not', () => {
  const first = { menu: 'grades', value: '1' } as const;

  const offered = withAssigned(READY, first, 'rhymes', true);
  const hidden = withAssigned(offered, first, 'reading', false);

  expect(['reading', 'sounds', 'rhymes', 'writing'].map((id) => found(offered, id)?.grades)).toEqual([
    ['1'],
    ['1'],
    ['1'],
    [],
  ]);
  expect(['reading', 'sounds', 'rhymes'].map((id) => found(hidden, id)?.grades)).toEqual([[], [], []]);
});

test('a category goes with all that stands under it', () => {
  const gone = withoutCategory(READY, 'reading');

  expect(placedCategories(gone).map(({ category }) => category.id)).toEqual(['writing']);
  expect(gone.secondCategory.items).toEqual({});
  expect(gone.thirdCategory.items).toEqual({});
});

test('a category moves among those beside it and stops at the end', () => {
  const ids = (data: Categories) => data.firstCategory.items.map(({ id }) => id);

  expect(ids(withMoved(READY, 'writing', -1))).toEqual(['writing', 'reading']);
  expect(ids(withMoved(READY, 'writing', 1))).toEqual(['reading', 'writing']);
});

describe('they are valid', () => {
  test('with a grade or level, a category, and a title for all', () => {
    expect(categoriesIssues(READY)).toEqual({});
  });

  test.each([
    ['nothing at all', NO_CATEGORIES, ['firstCategory.title', 'grades', 'firstCategory']],
    ['a category without a title', withTitle(READY, 'sounds', '  '), ['items.sounds']],
    ['two of one title', withTitle(READY, 'writing', ' reading '), ['items.writing']],
    ['skills that are called nothing', withKindTitle(READY, 'secondCategory', ''), ['secondCategory.title']],
    ['a title without end', withTitle(READY, 'rhymes', 'x'.repeat(101)), ['items.rhymes']],
    ['a first menu of its own', { ...READY, firstMenu: null }, ['']],
    [
      'a level in a grade that is not chosen',
      { ...READY, assignedLevels: [{ level: 'A', grade: '3' }] },
      [''],
    ],
    [
      'a list of a parent that is not there',
      { ...READY, thirdCategory: { title: 'Step', items: { nobody: READY.firstCategory.items } } },
      [''],
    ],
  ])('but not with %s', (_, data, places) => {
    expect(Object.keys(categoriesIssues(data))).toEqual(places);
  });
});

type Step = (data: Categories) => Categories;

/** Any press on the editor. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...MENUS), fc.nat(3), fc.boolean()).map(
    ([menu, at, on]): Step =>
      (data) => {
        const value = OFFERED[menu][at % OFFERED[menu].length] ?? '';
        return check(data, menu, value, on);
      },
  ),
  fc.constantFrom(...MENUS).map(
    (menu): Step =>
      (data) =>
        withFirstMenu(data, menu),
  ),
  fc.tuple(fc.constantFrom<Depth>(...DEPTHS), fc.nat(), fc.uuid()).map(
    ([depth, at, id]): Step =>
      (data) => {
        const above = placedCategories(data).filter(
          (placed) => DEPTHS.indexOf(placed.depth) === DEPTHS.indexOf(depth) - 1,
        );
        const parent = above[at % Math.max(above.length, 1)]?.category.id ?? null;
        if (depth !== 'firstCategory' && parent === null) return data;
        return withCategory(data, depth, parent, { id, title: id });
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom('remove', 'up', 'down', 'offer', 'hide', 'level'), fc.nat(3)).map(
    ([at, what, which]): Step =>
      (data) => {
        const all = placedCategories(data);
        const id = all[at % Math.max(all.length, 1)]?.category.id ?? '';
        const menu = MENUS[which % 2] ?? 'grades';
        const chosen = { menu, value: data[menu][which % Math.max(data[menu].length, 1)] ?? '' };
        if (what === 'remove') return withoutCategory(data, id);
        if (what === 'up' || what === 'down') return withMoved(data, id, what === 'up' ? -1 : 1);
        if (what === 'level')
          return withLevelIn(
            data,
            OFFERED.levels[which % 3] ?? '',
            OFFERED.grades[which] ?? '',
            at % 2 === 0,
          );
        return withAssigned(data, chosen, id, what === 'offer');
      },
  ),
);

test('whatever is pressed, nothing refers to what is not there and nothing is offered without its parent', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const data = steps.reduce((before, press) => press(before), NO_CATEGORIES);

      expect(categoriesIssues(data)['']).toBeUndefined();
      expect(data.firstMenu).toBe(firstMenuOf(data));
      for (const { level, grade } of data.assignedLevels) {
        expect(data.levels).toContain(level);
        expect(data.grades).toContain(grade);
      }
      for (const { category, parent } of placedCategories(data))
        for (const menu of MENUS)
          for (const value of category[menu]) expect(parent ? parent[menu] : data[menu]).toContain(value);
    }),
  );
});

test('only what is removed is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), step, (steps, last) => {
      const before = steps.reduce((data, press) => press(data), READY);
      const after = last(before);
      const left = new Set(placedCategories(after).map(({ category }) => category.id));
      const lost = placedCategories(before).filter(({ category }) => !left.has(category.id));

      // Together with what stands under it: the first one lost is above all others.
      const [first] = lost;
      for (const { parent } of lost.slice(1))
        expect(lost.some(({ category }) => category.id === parent?.id)).toBe(true);
      if (first)
        expect(itemsUnder(after, first.depth, first.parent?.id ?? null)).not.toContain(first.category);
    }),
  );
});
