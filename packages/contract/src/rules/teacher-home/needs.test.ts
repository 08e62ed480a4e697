import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byNeed,
  type FamilyNow,
  keyOf,
  LESS_PERCENT,
  LITTLE_TIME_MINUTES,
  type Need,
  NO_PLAY_DAYS,
  needsAWord,
  needsOf,
  TRIES,
} from './needs.ts';

const TODAY = '2026-11-16';

const quiet: FamilyNow = {
  today: TODAY,
  since: '2025-01-01',
  lastSeen: '2026-11-15',
  begun: null,
  lastWeek: { starts: '2026-11-09', minutes: 120, usual: 120, change: 0 },
  paidTime: null,
  tried: [],
  levels: [],
};

const adaeze = { learnerId: 'adaeze', firstname: 'Adaeze' };
const opposites = { ...adaeze, activityId: 'opposites', activityName: 'Opposites 2', tries: TRIES };
const level = (number: number, mastered: number, begun = false) => ({
  ...adaeze,
  solutionId: 'english',
  level: number,
  groups: 6,
  mastered,
  begun,
});
const kinds = (family: Partial<FamilyNow>) => needsOf({ ...quiet, ...family }).map(({ kind }) => kind);

describe('a family needs a word', () => {
  test('not when it plays as usual', () => {
    expect(needsOf(quiet)).toEqual([]);
  });

  test('after seven days without play, with what somebody was in the middle of', () => {
    const begun = { firstname: 'Emma', activityName: 'Long vowel a' };

    expect(needsOf({ ...quiet, lastSeen: '2026-11-04', begun })).toEqual([
      { kind: 'noPlay', days: 12, lastSeen: '2026-11-04', begun },
    ]);
    expect(kinds({ lastSeen: '2026-11-10' })).toEqual([]);
    expect(kinds({ lastSeen: '2026-11-09' })).toEqual(['noPlay']);
  });

  test('when it has never played since it came, but not in its first days', () => {
    expect(kinds({ lastSeen: null, since: '2026-11-01' })).toEqual(['noPlay']);
    expect(kinds({ lastSeen: null, since: '2026-11-14' })).toEqual([]);
  });

  test('when it played much less than usual in the last full week', () => {
    const week = (change: number) => ({ starts: '2026-11-09', minutes: 52, usual: 134, change });

    expect(needsOf({ ...quiet, lastWeek: week(-61) })).toEqual([
      { kind: 'less', percent: 61, minutes: 52, usual: 134, week: '2026-11-09' },
    ]);
    expect(kinds({ lastWeek: week(-LESS_PERCENT) })).toEqual(['less']);
    expect(kinds({ lastWeek: week(1 - LESS_PERCENT) })).toEqual([]);
  });

  test('once and not twice where it did not play at all', () => {
    const lastWeek = { starts: '2026-11-09', minutes: 0, usual: 134, change: -100 };

    expect(kinds({ lastSeen: '2026-11-04', lastWeek })).toEqual(['noPlay']);
  });

  test('when little paid time is left', () => {
    const left = (minutes: number) => ({ paidTime: { minutes, hoursPaid: 5 } });

    expect(kinds(left(LITTLE_TIME_MINUTES))).toEqual(['littleTime']);
    expect(kinds(left(0))).toEqual(['littleTime']);
    expect(kinds(left(LITTLE_TIME_MINUTES + 1))).toEqual([]);
  });

  test('when somebody tried the same activity four times in vain; the most often tried is named', () => {
    const often = { ...opposites, activityId: 'vowels', activityName: 'Long vowel a', tries: TRIES + 2 };

    expect(needsOf({ ...quiet, tried: [opposites, often] })).toEqual([{ kind: 'stuck', ...often }]);
    expect(kinds({ tried: [{ ...opposites, tries: TRIES - 1 }] })).toEqual([]);
  });

  test('when somebody mastered a whole level and has not begun the next', () => {
    expect(needsOf({ ...quiet, levels: [level(1, 6), level(2, 0), level(3, 0)] })).toEqual([
      { kind: 'ready', ...adaeze, solutionId: 'english', level: 1, next: 2 },
    ]);
    expect(kinds({ levels: [level(1, 5), level(2, 0)] })).toEqual([]);
    expect(kinds({ levels: [level(1, 6), level(2, 0, true)] })).toEqual([]);
    expect(kinds({ levels: [level(1, 6), level(2, 6)] })).toEqual([]);
  });

  test('for the most urgent reason first', () => {
    expect(
      kinds({
        lastSeen: '2026-11-01',
        paidTime: { minutes: 9, hoursPaid: 5 },
        tried: [opposites],
        levels: [level(1, 6), level(2, 0)],
      }),
    ).toEqual(['noPlay', 'littleTime', 'stuck', 'ready']);
  });
});

const need: fc.Arbitrary<Need> = fc.oneof(
  fc.record({
    kind: fc.constant('noPlay' as const),
    days: fc.integer({ min: NO_PLAY_DAYS, max: 400 }),
    lastSeen: fc.option(fc.constantFrom('2026-11-01', '2026-10-04')),
    begun: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('less' as const),
    percent: fc.integer({ min: LESS_PERCENT, max: 100 }),
    minutes: fc.nat(100),
    usual: fc.integer({ min: 20, max: 400 }),
    week: fc.constantFrom('2026-11-09', '2026-11-02'),
  }),
  fc.record({
    kind: fc.constant('littleTime' as const),
    minutes: fc.nat(LITTLE_TIME_MINUTES),
    hoursPaid: fc.constantFrom(5, 10),
  }),
  fc.record({
    kind: fc.constant('stuck' as const),
    learnerId: fc.constantFrom('a', 'b'),
    firstname: fc.constant('Ada'),
    activityId: fc.constantFrom('x', 'y'),
    activityName: fc.constant('X'),
    tries: fc.integer({ min: TRIES, max: 20 }),
  }),
);
const needs = fc.array(need, { maxLength: 4 });

describe('a talk', () => {
  test('takes a family off, whatever it was about', () => {
    fc.assert(
      fc.property(needs, (all) => {
        expect(needsAWord(all, null, TODAY)).toBe(all.length > 0);
        expect(needsAWord(all, { day: TODAY, reasons: all.map(keyOf) }, TODAY)).toBe(false);
      }),
    );
  });

  test('does not cover what comes after it', () => {
    fc.assert(
      fc.property(needs, need, (before, later) => {
        const reasons = before.map(keyOf);
        fc.pre(!reasons.includes(keyOf(later)));

        expect(needsAWord([...before, later], { day: TODAY, reasons }, TODAY)).toBe(true);
      }),
    );
  });

  test('is over when a family stays silent for another week', () => {
    const silent: Need = { kind: 'noPlay', days: 30, lastSeen: '2026-10-17', begun: null };
    const talk = (day: string) => ({ day, reasons: [keyOf(silent)] });

    expect(needsAWord([silent], talk('2026-11-10'), TODAY)).toBe(false);
    expect(needsAWord([silent], talk('2026-11-09'), TODAY)).toBe(true);
  });

  test('about the last minutes does not cover that none are left, nor the next hours', () => {
    const left = (minutes: number, hoursPaid: number): Need => ({ kind: 'littleTime', minutes, hoursPaid });
    const talk = { day: TODAY, reasons: [keyOf(left(9, 5))] };

    expect(needsAWord([left(4, 5)], talk, TODAY)).toBe(false);
    expect(needsAWord([left(0, 5)], talk, TODAY)).toBe(true);
    expect(needsAWord([left(9, 10)], talk, TODAY)).toBe(true);
  });
});

const family = fc
  .record({ minutes: fc.nat(500), talked: fc.boolean(), needs })
  .map(({ talked, ...rest }) => ({ ...rest, needsAWord: !talked && rest.needs.length > 0 }));

test('those who need a word come first, in whatever order they came', () => {
  fc.assert(
    fc.property(fc.array(family, { maxLength: 12 }), (families) => {
      const sorted = families.toSorted(byNeed);
      const firstQuiet = sorted.findIndex((one) => !one.needsAWord);

      expect(firstQuiet === -1 || sorted.slice(firstQuiet).every((one) => !one.needsAWord)).toBe(true);
      const order = (all: typeof families) =>
        all.toSorted(byNeed).map((one) => [one.needsAWord, one.minutes]);
      expect(order(families.toReversed())).toEqual(order(families));
    }),
  );
});

test('the longer silence comes before the shorter, and silence before everything else', () => {
  const saying = (first: Need) => ({ minutes: 0, needsAWord: true, needs: [first] });
  const silent = (days: number) => saying({ kind: 'noPlay', days, lastSeen: null, begun: null });
  const stuck = saying({ kind: 'stuck', ...opposites });

  expect([stuck, silent(8), silent(12)].toSorted(byNeed)).toEqual([silent(12), silent(8), stuck]);
});
