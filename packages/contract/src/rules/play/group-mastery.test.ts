import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GroupNode, type Reached, reachedInGroup, reachedInTree } from './group-mastery.ts';

const HALF = 50;

const mastered = (dateMastered: string, masteredTogether = false): Reached => ({
  mastered: true,
  partial: false,
  dateMastered,
  masteredTogether,
});
const partial: Reached = { mastered: false, partial: true, dateMastered: null, masteredTogether: false };
const [MAY, JUNE, JULY] = [
  '2026-05-01T10:00:00.000Z',
  '2026-06-01T10:00:00.000Z',
  '2026-07-01T10:00:00.000Z',
];

const inGroup = (activities: (Reached | undefined)[], percent = HALF) =>
  reachedInGroup({ children: activities }, percent);

describe('a group', () => {
  test('is neither partial nor mastered before its share is reached', () => {
    expect(inGroup([mastered(MAY), undefined, undefined])).toEqual({
      mastered: false,
      partial: false,
      dateMastered: null,
      masteredTogether: false,
    });
  });

  test('is partial when half of its activities are partial or mastered', () => {
    expect(inGroup([partial, mastered(MAY), undefined, undefined])).toMatchObject({
      mastered: false,
      partial: true,
    });
  });

  test('is mastered when half of its activities are', () => {
    expect(inGroup([mastered(MAY), mastered(JUNE), partial, undefined])).toMatchObject({ mastered: true });
  });

  test('takes the share that the center asks for', () => {
    const three = [mastered(MAY), mastered(MAY), mastered(MAY), undefined];

    expect(inGroup(three, 75).mastered).toBe(true);
    expect(inGroup(three, 76).mastered).toBe(false);
  });

  test('was mastered on the day its share was reached, in the order of the days', () => {
    const reached = inGroup([mastered(JULY), mastered(JUNE, true), mastered(MAY), undefined]);

    expect(reached).toMatchObject({ dateMastered: JUNE, masteredTogether: true });
  });

  test('without activities is never mastered', () => {
    expect(inGroup([])).toMatchObject({ mastered: false, partial: false });
  });

  test('is not mastered unplayed, even where no share is asked for', () => {
    expect(inGroup([undefined, undefined], 0)).toMatchObject({ mastered: false, partial: false });
  });
});

describe('a group of a wordlist', () => {
  const unplayed = Array.from({ length: 9 }, () => undefined);

  test('is mastered with its default-for-reports activity', () => {
    expect(
      reachedInGroup({ children: [mastered(MAY), ...unplayed], defaultActivity: mastered(MAY) }, HALF),
    ).toEqual({ mastered: true, partial: true, dateMastered: MAY, masteredTogether: false });
  });

  test('is partial with it', () => {
    expect(
      reachedInGroup({ children: [partial, ...unplayed], defaultActivity: partial }, HALF),
    ).toMatchObject({
      mastered: false,
      partial: true,
    });
  });

  test('keeps the earlier of the two days', () => {
    const activities = [mastered(MAY), mastered(JULY)];

    expect(reachedInGroup({ children: activities, defaultActivity: mastered(JULY) }, HALF).dateMastered).toBe(
      MAY,
    );
    expect(reachedInGroup({ children: activities, defaultActivity: mastered(JULY) }, 100).dateMastered).toBe(
      JULY,
    );
  });

  test('is mastered by its share, too', () => {
    expect(
      reachedInGroup({ children: [mastered(MAY), undefined], defaultActivity: undefined }, HALF),
    ).toMatchObject({ mastered: true });
  });
});

describe('whatever was played', () => {
  const reached = fc.oneof(
    fc.constant(undefined),
    fc.constant(partial),
    fc
      .record({ date: fc.constantFrom(MAY, JUNE, JULY), together: fc.boolean() })
      .map(({ date, together }) => mastered(date, together)),
  );
  const activities = fc.array(reached, { maxLength: 12 });
  const percent = fc.integer({ min: 0, max: 100 });

  test('a mastered group is also partial and has its day, and no other has one', () => {
    fc.assert(
      fc.property(activities, reached, percent, (played, defaultActivity, share) => {
        const group = reachedInGroup({ children: played, defaultActivity }, share);

        if (group.mastered) expect(group.partial).toBe(true);
        expect(group.dateMastered !== null).toBe(group.mastered);
      }),
    );
  });

  test('more mastered takes nothing back, and later days do not move the first', () => {
    fc.assert(
      fc.property(activities, percent, fc.nat(), (played, share, place) => {
        const before = inGroup(played, share);
        const more = played.map((one, index) =>
          index === place % played.length && !one?.mastered ? mastered(JULY) : one,
        );
        const after = inGroup(more, share);

        expect([after.mastered, after.partial]).toEqual([
          after.mastered || before.mastered,
          after.partial || before.partial,
        ]);
        if (before.mastered) expect(after.dateMastered).toBe(before.dateMastered);
      }),
    );
  });

  test('the order of the activities does not matter', () => {
    fc.assert(
      fc.property(activities, percent, (played, share) => {
        expect(inGroup(played.toReversed(), share)).toEqual(inGroup(played, share));
      }),
    );
  });

  test('a higher share never masters more', () => {
    fc.assert(
      fc.property(activities, percent, percent, (played, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];

        if (inGroup(played, high).mastered) expect(inGroup(played, low).mastered).toBe(true);
      }),
    );
  });
});

describe('groups in groups', () => {
  const group = (_id: string, ...childIds: string[]): GroupNode => ({
    _id,
    childIds,
    defaultActivityId: null,
  });
  const known = new Map([
    ['cat', mastered(MAY)],
    ['dog', mastered(JUNE, true)],
    ['sum', partial],
  ]);

  test('take their state from what is in them, whatever order they are listed in', () => {
    const groups = [
      group('all', 'animals', 'sums'),
      group('animals', 'cat', 'dog'),
      group('sums', 'sum', 'minus'),
    ];

    const states = reachedInTree(groups, known, 100);

    expect(states).toEqual(reachedInTree(groups.toReversed(), known, 100));
    expect(states.get('animals')).toMatchObject({
      mastered: true,
      dateMastered: JUNE,
      masteredTogether: true,
    });
    expect(states.has('sums')).toBe(false);
    expect(reachedInTree(groups, known, 50).get('all')).toMatchObject({ mastered: true, dateMastered: MAY });
  });

  test('take the known state of a group that is not counted anew', () => {
    expect(reachedInTree([group('all', 'dog')], known, 50).get('all')).toMatchObject({ dateMastered: JUNE });
  });

  test('that stand in each other by mistake are counted once', () => {
    const states = reachedInTree([group('one', 'other', 'cat'), group('other', 'one', 'dog')], known, 50);

    expect(states.get('one')?.mastered).toBe(true);
  });
});
