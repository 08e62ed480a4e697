import { describe, expect, test } from 'vitest';
import { markUnplayable } from '../../unplayable-items.ts';
import {
  columnsFor,
  type Group,
  groupsIn,
  type Learner,
  type Level,
  levelAt,
  linesOf,
  nextOf,
  nextToLearn,
  parentOf,
  pictureOf,
  progressIn,
  waitingFor,
  withReports,
} from './board.ts';

const activity = (_id: string, activityName = _id) => ({ _id, activityName, alias: 'match-it' });

const group = (_id: string, firstCategory: string, menuLevel: number, activities = [`${_id}-1`]): Group => ({
  _id,
  isGroup: true,
  groupId: null,
  activityCount: activities.length,
  activityName: _id,
  formattedName: _id,
  firstCategory,
  menuLevel,
  pictures: [],
  activities: activities.map((id) => activity(id)),
});

const menu = (...activityGroups: Group[]) => ({
  _id: 'menu',
  displayName: 'Menu',
  locale: 'en',
  activityGroups,
});

const learner = (firstname: string, mastered: string[] = [], partial: string[] = []): Learner => ({
  _id: firstname,
  familyId: 'family',
  firstname,
  lastname: '',
  username: firstname,
  isAdmin: false,
  type: 'child',
  face: null,
  familyPlace: 0,
  settings: {
    selectedSolutionId: null,
    autoAnimation: true,
    activityHelp: true,
    teamHelp: true,
    touchSpeaks: false,
    character: null,
    theme: null,
    bySolution: {},
  },
  hasRelatives: true,
  learningGoals: [],
  reports: Object.fromEntries(
    [...mastered, ...partial].map((id) => [
      id,
      {
        mastered: mastered.includes(id),
        partial: partial.includes(id),
        dateMastered: null,
        masteredTogether: false,
      },
    ]),
  ),
});

describe('the lines of the board', () => {
  test('stand in the order of the menu, their levels by number', () => {
    const lines = linesOf(
      menu(
        group('b', 'reading', 2),
        group('n', 'numbers', 1),
        group('a', 'reading', 1),
        group('c', 'reading', 1),
      ),
      [],
    );

    expect(
      lines.map(({ subject, levels }) => [
        subject,
        levels.map(({ level, groups }) => [level, groups.map(({ _id }) => _id)]),
      ]),
    ).toEqual([
      [
        'reading',
        [
          [1, ['a', 'c']],
          [2, ['b']],
        ],
      ],
      ['numbers', [[1, ['n']]]],
    ]);
  });

  test('a level is found by its address, another one is not', () => {
    const lines = linesOf(menu(group('a', 'my world', 1)), []);

    expect(levelAt(lines, 'my world', '1')?.groups[0]?._id).toBe('a');
    expect(levelAt(lines, 'my world', '01')).toBeUndefined();
    expect(levelAt(lines, 'reading', '1')).toBeUndefined();
  });
});

describe('a group that stands in another one', () => {
  const inner = { ...group('inner', 'reading', 1), groupId: 'outer' };
  const nested = menu(group('outer', 'reading', 1, []), inner);

  test('hangs there and not in the level', () => {
    const [outer] = linesOf(nested, [])[0]?.levels[0]?.groups ?? [];

    expect(linesOf(nested, [])[0]?.levels[0]?.groups.map(({ _id }) => _id)).toEqual(['outer']);
    expect(outer && groupsIn(outer, nested).map(({ _id }) => _id)).toEqual(['inner']);
    expect(parentOf(inner, nested)?._id).toBe('outer');
  });

  test('hangs in the level when the one above it is not in the menu', () => {
    expect(linesOf(menu(inner), [])[0]?.levels[0]?.groups.map(({ _id }) => _id)).toEqual(['inner']);
  });

  test('hangs in its own level, too, when the one above it is of another level', () => {
    const apart = menu(group('outer', 'reading', 1), { ...group('inner', 'reading', 2), groupId: 'outer' });

    expect(linesOf(apart, [])[0]?.levels.map(({ groups }) => groups.map(({ _id }) => _id))).toEqual([
      ['outer'],
      ['inner'],
    ]);
  });

  test('hangs in the level when both stand in each other', () => {
    const ring = menu({ ...group('outer', 'reading', 1), groupId: 'inner' }, inner);

    expect(linesOf(ring, [])[0]?.levels[0]?.groups.map(({ _id }) => _id)).toEqual(['outer', 'inner']);
  });

  test('counts for a goal beside the one above it; a group of nothing does not', () => {
    const lines = linesOf(menu(...nested.activityGroups, group('empty', 'reading', 1, [])), []);

    expect(lines[0]?.levels[0]?.counted.map(({ _id }) => _id)).toEqual(['outer', 'inner']);
  });
});

describe('the ropes of a line', () => {
  test('hold the same number where one is not enough', () => {
    expect(columnsFor(6, 6)).toBe(6);
    expect(columnsFor(6, 4)).toBe(3);
    expect(columnsFor(7, 6)).toBe(4);
    expect(columnsFor(4, 3)).toBe(2);
  });

  test('leave a place free rather than blowing up one or two tags', () => {
    expect(columnsFor(1, 6)).toBe(3);
  });
});

test('what was reached in an opened group stands beside what was reached in groups', () => {
  const report = { mastered: true, partial: true, dateMastered: null, masteredTogether: false };
  const [leo] = withReports([learner('Leo', ['a'])], {
    _id: 'a',
    activities: [],
    reports: { Leo: { 'a-1': report } },
  });

  expect(leo && progressIn('a', [leo])).toEqual(['mastered']);
  expect(leo && progressIn('a-1', [leo])).toEqual(['mastered']);
});

describe('the star of a level', () => {
  const both = menu(group('a', 'reading', 1), group('b', 'reading', 1), group('empty', 'reading', 1, []));
  const starOf = (...learners: Learner[]) => linesOf(both, learners)[0]?.levels[0]?.progress;

  test('is full when every group that can be played is mastered', () => {
    expect(starOf(learner('Leo', ['a', 'b']))).toEqual(['mastered']);
  });

  test('is half as soon as a group is begun, each learner for themselves', () => {
    expect(starOf(learner('Leo', ['a']), learner('Mia', [], ['b']), learner('Ana'))).toEqual([
      'partial',
      'partial',
      'none',
    ]);
  });

  test('of a level of empty groups stays empty', () => {
    expect(linesOf(menu(group('a', 'reading', 1, [])), [learner('Leo')])[0]?.levels[0]?.progress).toEqual([
      'none',
    ]);
  });
});

test('mastered outweighs partial', () => {
  expect(progressIn('a', [learner('Leo', ['a'], ['a']), learner('Mia', [], ['a']), learner('Ana')])).toEqual([
    'mastered',
    'partial',
    'none',
  ]);
});

describe('what comes next', () => {
  const fresh = { progress: ['none', 'none'], unplayable: false } as const;
  const begun = { progress: ['mastered', 'none'], unplayable: false } as const;
  const done = { progress: ['mastered', 'mastered'], unplayable: false } as const;

  test('is what somebody has begun', () => {
    expect(nextOf([done, fresh, begun])).toBe(begun);
  });

  test('is the first that is not mastered where nothing is begun', () => {
    expect(nextOf([done, fresh])).toBe(fresh);
  });

  test('is nothing when all is mastered by all', () => {
    expect(nextOf([done])).toBeUndefined();
  });

  test('is a game that crashed only when nothing else is left', () => {
    const crashed = { ...begun, unplayable: true };

    expect(nextOf([crashed, done, fresh])).toBe(fresh);
    expect(nextOf([done, crashed])).toBe(crashed);
  });

  test('waits for the first who has not mastered it', () => {
    expect(waitingFor(begun, [learner('Leo'), learner('Mia')])?.firstname).toBe('Mia');
  });
});

test('what is suggested follows the steps of learning, not the list and not what was tried', () => {
  const [last, first, second] = [
    { step: 2, progress: ['partial'] as const, unplayable: false },
    { step: 0, progress: ['mastered'] as const, unplayable: false },
    { step: 1, progress: ['none'] as const, unplayable: false },
  ];
  expect(nextToLearn([last, first, second])).toBe(second);
  expect(nextToLearn([last, first])).toBe(last);
  expect(nextToLearn([first])).toBeUndefined();
});

test('a step whose game crashed is suggested after the others', () => {
  const crashed = { step: 0, progress: ['none'] as const, unplayable: true };
  const later = { step: 1, progress: ['none'] as const, unplayable: false };

  expect(nextToLearn([crashed, later])).toBe(later);
  expect(nextToLearn([crashed])).toBe(crashed);
});

test('a level is suggested after the others when its groups have only crashed games left', () => {
  const board = menu(group('stuck', 'reading', 1), group('fine', 'reading', 2));
  const suggested = () => nextOf(linesOf(board, [learner('Leo')]).flatMap(({ levels }) => levels))?.level;

  markUnplayable('stuck', true);
  expect(suggested()).toBe(2);
  markUnplayable('stuck', false);
  expect(suggested()).toBe(1);
});

test('the picture of a level is that of its first group with one', () => {
  const [plain, pictured] = [group('a', 'reading', 1), group('b', 'reading', 1)];
  const level = (...groups: Group[]) => levelAt(linesOf(menu(...groups), []), 'reading', '1');
  expect(pictureOf(level(plain, { ...pictured, pictures: ['/b.svg', '/c.svg'] }) as Level)).toBe('/b.svg');
  expect(pictureOf(level(plain) as Level)).toBeUndefined();
});
