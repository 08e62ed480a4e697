import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, isNothing, withChanges } from './changes.ts';
import { make, movesSince, opened, redone, replayed, undone } from './history.ts';
import {
  type Entry,
  groupsAbove,
  type Holder,
  holderOf,
  isCell,
  type MenuTree,
  MOST_DEEP,
  type StoredGroup,
  storedOf,
  treeOf,
} from './menu-tree.ts';
import { type Move, moved, type Step, stepOf } from './moves.ts';

const stored = (_id: string, more: Partial<StoredGroup> = {}): StoredGroup => ({
  _id,
  parentId: null,
  name: `Group ${_id}`,
  subject: 'reading',
  level: 1,
  activityIds: [],
  lastActivityId: null,
  ...more,
});

const FARM: readonly StoredGroup[] = [
  stored('farm', { name: 'Farm week', activityIds: ['who', 'morning'] }),
  stored('babies', { parentId: 'farm', name: 'Baby animals', activityIds: ['chicks', 'who'] }),
  stored('market', { activityIds: ['apples'] }),
  stored('colours', { subject: 'words', level: 2 }),
];

const farm = treeOf(FARM);
const group = (_id: string): Entry => ({ kind: 'group', _id });
const activity = (_id: string, groupId: string): Entry => ({ kind: 'activity', _id, groupId });
const READING = { subject: 'reading', level: 1 };

function after(tree: MenuTree, ...moves: Move[]): MenuTree {
  let now = tree;
  for (const move of moves) {
    const result = moved(now, move);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
    now = result.tree;
  }
  return now;
}

const refusalOf = (tree: MenuTree, move: Move) => {
  const result = moved(tree, move);
  return result.ok ? null : result.refusal;
};

describe('a menu that is kept and read again', () => {
  test('is the same, in the order of the menu', () => {
    expect(storedOf(farm)).toEqual(FARM);
  });

  test('groups that stand in each other by mistake come to the top, and none is lost', () => {
    const tree = treeOf([stored('one', { parentId: 'two' }), stored('two', { parentId: 'one' })]);

    expect(storedOf(tree).map(({ _id, parentId }) => [_id, parentId])).toEqual([
      ['one', null],
      ['two', 'one'],
    ]);
  });
});

describe('a move', () => {
  test('takes a group with all in it to another subject and level', () => {
    const tree = after(farm, {
      type: 'move',
      entry: group('farm'),
      to: { subject: 'words', level: 2 },
      index: 0,
    });

    expect(storedOf(tree).map(({ _id, subject, level }) => [_id, subject, level])).toEqual([
      ['market', 'reading', 1],
      ['farm', 'words', 2],
      ['babies', 'words', 2],
      ['colours', 'words', 2],
    ]);
  });

  test('into a group that it holds is refused, with both groups named', () => {
    const refusal = refusalOf(farm, {
      type: 'move',
      entry: group('farm'),
      to: { groupId: 'babies' },
      index: 0,
    });

    expect(refusal).toEqual({ reason: 'cycle', groupId: 'farm', inside: 'babies' });
  });

  test('into itself is refused', () => {
    const move: Move = { type: 'move', entry: group('farm'), to: { groupId: 'farm' }, index: 0 };

    expect(refusalOf(farm, move)).toEqual({ reason: 'cycle', groupId: 'farm', inside: 'farm' });
  });

  test('of an activity to a place without a group is refused', () => {
    const move: Move = { type: 'move', entry: activity('who', 'farm'), to: READING, index: 0 };

    expect(refusalOf(farm, move)).toEqual({ reason: 'activityInCell' });
  });

  test('of an activity into a group that has it is refused', () => {
    const move: Move = { type: 'move', entry: activity('who', 'farm'), to: { groupId: 'babies' }, index: 0 };

    expect(refusalOf(farm, move)).toEqual({ reason: 'alreadyThere', groupId: 'babies' });
  });

  test('deeper than the way back of learners is refused', () => {
    const chain = treeOf(
      Array.from({ length: MOST_DEEP }, (_, at) =>
        stored(`deep${at}`, { parentId: at === 0 ? null : `deep${at - 1}` }),
      ).concat(stored('more')),
    );
    const into = (at: number): Move => ({
      type: 'move',
      entry: group('more'),
      to: { groupId: `deep${at}` },
      index: 0,
    });

    expect(refusalOf(chain, into(MOST_DEEP - 1))).toEqual({ reason: 'tooDeep' });
    expect(refusalOf(chain, into(MOST_DEEP - 2))).toBeNull();
  });

  test('of what is gone is refused', () => {
    const tree = after(farm, { type: 'remove', entry: group('farm') });

    expect(refusalOf(tree, { type: 'remove', entry: group('babies') })).toEqual({ reason: 'gone' });
    expect(refusalOf(tree, { type: 'rename', groupId: 'farm', name: 'x' })).toEqual({ reason: 'gone' });
  });
});

describe('a step of the keyboard', () => {
  const step = (entry: Entry, by: Step): MenuTree => {
    const move = stepOf(farm, entry, by);
    if (!move) throw new Error('nowhere to go');
    return after(farm, move);
  };
  const shape = (tree: MenuTree) =>
    storedOf(tree).map(({ _id, parentId, activityIds }) => [_id, parentId, activityIds.join()]);

  test('down passes the next one of its kind', () => {
    expect(shape(step(group('farm'), 'down')).map(([id]) => id)).toEqual([
      'market',
      'farm',
      'babies',
      'colours',
    ]);
    expect(shape(step(activity('who', 'farm'), 'down'))[0]).toEqual(['farm', null, 'morning,who']);
  });

  test('in goes to the end of the group above', () => {
    expect(shape(step(group('market'), 'in'))[2]).toEqual(['market', 'farm', 'apples']);
    expect(shape(step(activity('morning', 'farm'), 'in'))[1]).toEqual([
      'babies',
      'farm',
      'chicks,who,morning',
    ]);
  });

  test('out goes behind the group it stood in', () => {
    expect(shape(step(group('babies'), 'out')).slice(0, 2)).toEqual([
      ['farm', null, 'who,morning'],
      ['babies', null, 'chicks,who'],
    ]);
  });

  test('is none at the end of the way', () => {
    expect(stepOf(farm, group('farm'), 'up')).toBeNull();
    expect(stepOf(farm, group('market'), 'down')).toBeNull();
    expect(stepOf(farm, group('farm'), 'out')).toBeNull();
    expect(stepOf(farm, group('farm'), 'in')).toBeNull();
  });
});

describe('what is added', () => {
  test('a group of another menu comes with its groups and activities', () => {
    const tree = after(farm, {
      type: 'addGroup',
      groups: [
        { _id: 'new', name: 'Weather', groups: ['rain'], activities: ['sun'], copiedFrom: 'weather' },
        { _id: 'rain', name: 'Rain', groups: [], activities: ['drops'] },
      ],
      to: { groupId: 'market' },
      index: 0,
    });

    expect(storedOf(tree).slice(2, 5)).toEqual([
      stored('market', { activityIds: ['apples'] }),
      stored('new', { parentId: 'market', name: 'Weather', activityIds: ['sun'] }),
      stored('rain', { parentId: 'new', name: 'Rain', activityIds: ['drops'] }),
    ]);
  });

  test('a copy of a group inside that group is refused as the group itself would be', () => {
    const refusal = refusalOf(farm, {
      type: 'addGroup',
      groups: [{ _id: 'new', name: 'Farm week', groups: [], activities: [], copiedFrom: 'farm' }],
      to: { groupId: 'babies' },
      index: 0,
    });

    expect(refusal).toEqual({ reason: 'cycle', groupId: 'farm', inside: 'babies' });
  });
});

describe('what somebody else changed meanwhile', () => {
  test('stays, with the own moves on top; those that fit no longer are told', () => {
    const mine = make(opened(farm), { type: 'rename', groupId: 'market', name: 'At the market' });
    if (!mine.ok) throw new Error('refused');
    const then = make(mine.history, { type: 'move', entry: group('farm'), to: READING, index: 1 });
    if (!then.ok) throw new Error('refused');
    const theirs = after(farm, { type: 'remove', entry: group('farm') });

    const moves = movesSince(then.history, farm) ?? [];
    const { history, lost } = replayed(theirs, moves);

    expect(history.tree.groups.get('market')?.name).toBe('At the market');
    expect(lost).toEqual([moves[1]]);
    expect(undone(history).tree).toBe(theirs);
  });
});

describe('changes from outside', () => {
  const nothing = { subjects: [], groups: [], lists: [] };
  const broken = (lists: Parameters<typeof withChanges>[1]['lists']) => {
    const result = withChanges(farm, { ...nothing, lists });
    return result.ok ? null : result.broken;
  };

  test('that close a circle are refused', () => {
    expect(
      broken([
        { in: READING, groups: ['market'], activities: [] },
        { in: { groupId: 'babies' }, groups: ['farm'], activities: [] },
      ]),
    ).toBe('cycle');
  });

  test('that put a group or an activity twice are refused', () => {
    expect(broken([{ in: { groupId: 'market' }, groups: ['babies'], activities: [] }])).toBe('twice');
    expect(broken([{ in: { groupId: 'market' }, groups: [], activities: ['a', 'a'] }])).toBe('twice');
  });

  test('that name a group of nobody, or an activity without a group, are refused', () => {
    expect(broken([{ in: READING, groups: ['farm', 'market', 'nobody'], activities: [] }])).toBe('unknown');
    expect(broken([{ in: { groupId: 'nobody' }, groups: [], activities: [] }])).toBe('unknown');
    expect(broken([{ in: READING, groups: ['farm', 'market'], activities: ['who'] }])).toBe('activityInCell');
  });
});

const SUBJECTS = ['reading', 'words', 'my own'];

/** Small menus, in which most moves meet something. */
const menus: fc.Arbitrary<MenuTree> = fc
  .array(
    fc.record({
      parent: fc.option(fc.nat(7), { nil: null }),
      subject: fc.constantFrom(...SUBJECTS),
      level: fc.integer({ min: 1, max: 3 }),
      activityIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) =>
    treeOf(
      rows.map(({ parent, ...row }, at) => ({
        ...row,
        _id: `g${at}`,
        name: `Group ${at}`,
        parentId: parent !== null && parent < at ? `g${parent}` : null,
      })),
    ),
  );

interface Wish {
  readonly kind: 'move' | 'step' | 'add' | 'activity' | 'remove' | 'rename';
  readonly what: number;
  readonly where: number;
  readonly index: number;
  readonly step: Step;
}

const wishes: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('move', 'move', 'step', 'step', 'add', 'activity', 'remove', 'rename'),
    what: fc.nat(100),
    where: fc.nat(100),
    index: fc.integer({ min: -1, max: 6 }),
    step: fc.constantFrom('up', 'down', 'in', 'out'),
  }),
  { maxLength: 25 },
);

const entriesOf = (tree: MenuTree): Entry[] =>
  [...tree.groups.values()].flatMap(({ _id, activities }) => [
    group(_id),
    ...activities.map((one) => activity(one, _id)),
  ]);

function moveFor(tree: MenuTree, wish: Wish, at: number): Move | null {
  const entries = entriesOf(tree);
  const entry = entries[wish.what % Math.max(1, entries.length)];
  const places: Holder[] = [
    ...SUBJECTS.flatMap((subject) => [1, 2].map((level) => ({ subject, level }))),
    ...[...tree.groups.keys()].map((groupId) => ({ groupId })),
  ];
  const to = places[wish.where % places.length] ?? READING;
  const { index } = wish;
  switch (wish.kind) {
    case 'add':
      return {
        type: 'addGroup',
        groups: [
          { _id: `n${at}`, name: 'New', groups: [`m${at}`], activities: ['a'] },
          { _id: `m${at}`, name: 'In it', groups: [], activities: ['b', 'c'] },
        ],
        to,
        index,
      };
    case 'activity':
      return { type: 'addActivity', _id: 'e', to, index };
    default:
      if (!entry) return null;
      if (wish.kind === 'move') return { type: 'move', entry, to, index };
      if (wish.kind === 'step') return stepOf(tree, entry, wish.step);
      if (wish.kind === 'remove') return { type: 'remove', entry };
      return { type: 'rename', groupId: entry.kind === 'group' ? entry._id : entry.groupId, name: `N${at}` };
  }
}

const namesOf = (tree: MenuTree): string[] =>
  storedOf(tree)
    .flatMap(({ _id, activityIds }) => [_id, ...activityIds])
    .toSorted();

describe('whatever is done', () => {
  test('a move neither loses nor doubles an entry, and no group comes to stand in itself', () => {
    fc.assert(
      fc.property(menus, wishes, (start, wanted) => {
        let tree = start;
        for (const [at, wish] of wanted.entries()) {
          const move = moveFor(tree, wish, at);
          if (!move) continue;
          const result = moved(tree, move);
          if (!result.ok) continue;

          if (move.type === 'move') expect(namesOf(result.tree)).toEqual(namesOf(tree));
          tree = result.tree;
          expect(storedOf(tree)).toHaveLength(tree.groups.size);
          for (const id of tree.groups.keys()) {
            const holder = holderOf(tree, group(id));
            expect(holder).toBeDefined();
            if (holder && !isCell(holder)) expect(groupsAbove(tree, holder)).not.toContain(id);
          }
        }
      }),
    );
  });

  test('undo brings back exactly what was, redo exactly what came', () => {
    fc.assert(
      fc.property(menus, wishes, (start, wanted) => {
        let history = opened(start);
        const seen = [start];
        for (const [at, wish] of wanted.entries()) {
          const move = moveFor(history.tree, wish, at);
          const result = move ? make(history, move) : null;
          if (!result?.ok) continue;
          history = result.history;
          seen.push(history.tree);
        }

        for (const tree of seen.toReversed()) {
          expect(history.tree).toBe(tree);
          history = undone(history);
        }
        for (const tree of seen) {
          expect(storedOf(history.tree)).toEqual(storedOf(tree));
          history = redone(history);
        }
      }),
    );
  });

  test('the changes that are sent make of the kept menu what was built', () => {
    fc.assert(
      fc.property(menus, wishes, (start, wanted) => {
        let tree = start;
        for (const [at, wish] of wanted.entries()) {
          const move = moveFor(tree, wish, at);
          const result = move ? moved(tree, move) : null;
          if (result?.ok) tree = result.tree;
        }

        const result = withChanges(start, changesBetween(start, tree));

        if (!result.ok) throw new Error(result.broken);
        expect(storedOf(result.tree)).toEqual(storedOf(tree));
        expect(isNothing(changesBetween(tree, result.tree))).toBe(true);
      }),
    );
  });
});
