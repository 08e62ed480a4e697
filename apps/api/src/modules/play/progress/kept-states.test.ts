import type { Reached } from '@flink/contract/rules/play/group-mastery.ts';
import { describe, expect, test } from 'vitest';
import { changedBetween, withClaims, withGroups } from './kept-states.ts';

const [MAY, JUNE] = ['2026-05-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z'];
const mastered = (dateMastered: string, masteredTogether = false): Reached => ({
  mastered: true,
  partial: true,
  dateMastered,
  masteredTogether,
});
const partial: Reached = { mastered: false, partial: true, dateMastered: null, masteredTogether: false };

describe('a claim', () => {
  const claim = { learnerId: 'leo', itemId: 'animals', partial: false, masteredTogether: false };
  const claimed = (date: string | null) => ({
    ...claim,
    mastered: date !== null,
    partial: date === null,
    dateMastered: date === null ? null : new Date(date),
  });

  test('adds to what was reached, and takes nothing back', () => {
    expect(withClaims(new Map(), [claimed(MAY)]).get('animals')).toMatchObject({
      mastered: true,
      dateMastered: MAY,
    });
    expect(withClaims(new Map([['animals', mastered(MAY, true)]]), [claimed(null), claimed(JUNE)])).toEqual(
      new Map([['animals', mastered(MAY, true)]]),
    );
  });

  test('with an earlier date moves the first one', () => {
    expect(withClaims(new Map([['animals', mastered(JUNE)]]), [claimed(MAY)]).get('animals')).toEqual(
      mastered(MAY),
    );
  });
});

describe('a group that is counted anew', () => {
  const group = { _id: 'farm', childIds: ['animals'], defaultActivityId: null };
  const counted = (before: Reached, of: Reached) =>
    withGroups(
      new Map([
        ['farm', before],
        ['animals', of],
      ]),
      [group],
      100,
    ).get('farm');

  test('gets the state it was counted with', () => {
    expect(withGroups(new Map([['animals', partial]]), [group], 100).get('farm')).toEqual(partial);
    expect(counted(partial, mastered(MAY, true))).toEqual(mastered(MAY, true));
  });

  test('stays mastered, from its first day', () => {
    expect(counted(mastered(MAY), partial)).toEqual(mastered(MAY));
    expect(counted(mastered(MAY, true), mastered(JUNE))).toEqual(mastered(MAY, true));
  });

  test('moves to an earlier day that came later, with who was there', () => {
    expect(counted(mastered(JUNE, true), mastered(MAY))).toEqual(mastered(MAY));
    expect(counted(mastered(MAY), mastered(MAY, true))).toEqual(mastered(MAY, true));
  });
});

test('only what differs is written', () => {
  const before = new Map([
    ['same', mastered(MAY)],
    ['later', partial],
  ]);
  const after = new Map([...before, ['later', mastered(JUNE)] as const, ['new', partial] as const]);

  expect(changedBetween(before, after)).toEqual([
    { itemId: 'later', ...mastered(JUNE) },
    { itemId: 'new', ...partial },
  ]);
});
