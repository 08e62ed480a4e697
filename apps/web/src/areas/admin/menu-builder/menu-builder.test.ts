import { type Entry, type StoredGroup, treeOf } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { describe, expect, test } from 'vitest';
import { dropAt, dropInCell, ROW_HEIGHT } from './drop-at.ts';
import { figuresOf, levelsOf } from './menu-figures.ts';
import { rowsOf } from './tree-rows.ts';

const READING = { subject: 'reading', level: 1 };

const stored = (_id: string, more: Partial<StoredGroup> = {}): StoredGroup => ({
  _id,
  parentId: null,
  name: _id,
  ...READING,
  activityIds: [],
  ...more,
});

const tree = treeOf([
  stored('farm', { activityIds: ['who', 'morning'] }),
  stored('babies', { parentId: 'farm', activityIds: ['chicks'] }),
  stored('market', { activityIds: ['apples'] }),
  stored('empty'),
]);

const opened = new Set(['farm']);
const rows = rowsOf(tree, READING, opened);

describe('the lines of a subject and level', () => {
  test('show what is open, groups before activities, each with its place among its neighbours', () => {
    expect(rows.map(({ key, depth, place, of, open }) => [key, depth, place, of, open])).toEqual([
      ['farm', 0, 1, 3, true],
      ['babies', 1, 1, 3, false],
      ['farm/who', 1, 2, 3, null],
      ['farm/morning', 1, 3, 3, null],
      ['market', 0, 2, 3, false],
      ['empty', 0, 3, 3, false],
    ]);
  });
});

describe('where it would land', () => {
  const over = (row: number, within: number, entry: Entry | null, kind: Entry['kind'] = 'group') =>
    dropAt(tree, READING, rows, { kind, entry }, (row + within) * ROW_HEIGHT);
  const market: Entry = { kind: 'group', _id: 'market' };
  const who: Entry = { kind: 'activity', _id: 'who', groupId: 'farm' };

  test('a group: before, into or behind the group below the pointer', () => {
    expect(over(0, 0.1, null)).toMatchObject({ to: READING, index: 0, shown: { kind: 'line', row: 0 } });
    expect(over(4, 0.5, null)).toMatchObject({
      to: { groupId: 'market' },
      index: 0,
      shown: { kind: 'into' },
    });
    expect(over(5, 0.9, null)).toMatchObject({ to: READING, index: 3, shown: { kind: 'line', row: 6 } });
  });

  test('a group behind an open one lands in it, where the line is drawn', () => {
    expect(over(0, 0.9, null)).toMatchObject({
      to: { groupId: 'farm' },
      index: 0,
      shown: { row: 1, depth: 1 },
    });
  });

  test('a group over an activity goes to the groups beside it', () => {
    expect(over(3, 0.5, null)).toMatchObject({ to: { groupId: 'farm' }, index: 1, shown: { key: 'farm' } });
  });

  test('places are counted without what is moved', () => {
    expect(over(5, 0.9, market)).toMatchObject({ to: READING, index: 2 });
    expect(over(3, 0.9, who, 'activity')).toMatchObject({ to: { groupId: 'farm' }, index: 1 });
    expect(dropInCell(tree, READING, { kind: 'group', entry: market }).index).toBe(2);
  });

  test('an activity: between activities, or at the end of a group', () => {
    expect(over(2, 0.9, null, 'activity')).toMatchObject({ to: { groupId: 'farm' }, index: 1 });
    expect(over(1, 0.5, null, 'activity')).toMatchObject({ to: { groupId: 'babies' }, index: 1 });
  });

  test('below all lines it is the end of the subject and level', () => {
    expect(over(40, 0, null)).toMatchObject({
      to: READING,
      index: 3,
      shown: { kind: 'line', row: 6, depth: 0 },
    });
  });
});

describe('figures', () => {
  const figures = figuresOf(tree, (id) => id !== 'chicks');

  test('of a group count all that is in it', () => {
    expect(figures.of({ groupId: 'farm' })).toEqual({ groups: 1, activities: 3, toFix: 1 });
    expect(figures.of({ groupId: 'empty' })).toEqual({ groups: 0, activities: 0, toFix: 0 });
  });

  test('of a subject and level, and of the whole menu', () => {
    expect(figures.of(READING)).toEqual({ groups: 4, activities: 4, toFix: 1 });
    expect(figures.all).toEqual({ groups: 4, activities: 4, toFix: 1 });
  });

  test('there is always an empty level to begin, up to the last', () => {
    expect(levelsOf(tree, 12)).toHaveLength(5);
    expect(levelsOf(treeOf([stored('high', { level: 7 })]), 12)).toHaveLength(8);
    expect(levelsOf(treeOf([stored('high', { level: 12 })]), 12)).toHaveLength(12);
  });
});
