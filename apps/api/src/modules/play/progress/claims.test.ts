import { describe, expect, test } from 'vitest';
import { believedDate, claimsOf } from './claims.ts';

const JOINED = new Date('2026-01-01T00:00:00.000Z');
const NOW = new Date('2026-06-01T12:00:00.000Z');

describe('the date of a mastery', () => {
  test('is now when the player says none', () => {
    expect(believedDate(undefined, JOINED, NOW)).toEqual(NOW);
  });

  test('is what the player says of the time since the learner joined', () => {
    expect(believedDate('2026-05-30T08:00:00.000Z', JOINED, NOW)).toEqual(
      new Date('2026-05-30T08:00:00.000Z'),
    );
  });

  test.each([
    '2026-06-01T12:00:00.001Z',
    '2099-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
  ])('is now when the player says %s, which cannot be', (claimed) => {
    expect(believedDate(claimed, JOINED, NOW)).toEqual(NOW);
  });
});

describe('what a call claims', () => {
  const dateOf = (_: string, claimed: string | undefined) => (claimed ? new Date(claimed) : NOW);
  const unscored = () => false;
  const result = (mastered: boolean) => ({
    learnerId: 'leo',
    activityId: 'animals',
    mastered,
    finishedAt: JOINED,
  });

  test('nothing, where all flags are off', () => {
    const changes = [
      { learnerId: 'leo', data: { reports: { animals: { mastered: false, partial: false } } } },
    ];

    expect(claimsOf(changes, [], dateOf, unscored)).toEqual([]);
  });

  test('what was read against the clock is mastered by its speed, whatever the player says', () => {
    const reading = (totalWords: number, listened?: { tried: number; correct: number }) => ({
      id: 'r',
      activityId: 'story',
      ebookBenchmark: { benchmark: 60, totalWords, speed: 999, spentTime: 60 },
      ...(listened ? { listened } : {}),
    });
    const claimed = (sent: ReturnType<typeof reading>) =>
      claimsOf(
        [{ learnerId: 'leo', data: { reports: { story: { mastered: true } }, reading: sent } }],
        [],
        dateOf,
        unscored,
      ).map(({ mastered, partial }) => ({ mastered, partial }));

    expect(claimed(reading(60))).toEqual([{ mastered: true, partial: false }]);
    expect(claimed(reading(690))).toEqual([{ mastered: false, partial: true }]);
    expect(claimed(reading(59))).toEqual([{ mastered: false, partial: true }]);
    expect(claimed(reading(80, { tried: 80, correct: 59 }))).toEqual([{ mastered: false, partial: true }]);
  });

  test('a date without a mastery is none', () => {
    const changes = [
      {
        learnerId: 'leo',
        data: { reports: { animals: { partial: true, dateMastered: '2026-05-30T08:00:00Z' } } },
      },
    ];

    expect(claimsOf(changes, [], dateOf, unscored)).toEqual([
      {
        learnerId: 'leo',
        itemId: 'animals',
        mastered: false,
        partial: true,
        dateMastered: null,
        masteredTogether: false,
      },
    ]);
  });

  test.each([
    [true, { mastered: true, partial: false, dateMastered: JOINED }],
    [false, { mastered: false, partial: true, dateMastered: null }],
  ])('a kept result that is mastered (%s) outweighs what the player says', (mastered, claimed) => {
    const score = { allProblemsCount: 1, problemsAnsweredCorrectly: 1, problemsAnsweredIncorrectly: 0 };
    const changes = [
      {
        learnerId: 'leo',
        data: {
          reports: { animals: { mastered: !mastered, partial: mastered } },
          result: { id: 'r', activityId: 'animals', score },
        },
      },
    ];

    const claims = claimsOf(changes, [result(mastered)], dateOf, unscored);

    expect(claims).toEqual([{ learnerId: 'leo', itemId: 'animals', masteredTogether: false, ...claimed }]);
  });

  test('a player who says "mastered" without a score is believed where the game has none, and has begun elsewhere', () => {
    const report = { mastered: true, dateMastered: '2026-05-30T08:00:00Z' };
    const changes = [{ learnerId: 'leo', data: { reports: { book: report, animals: report } } }];

    const claims = claimsOf(changes, [], dateOf, (id) => id === 'animals');

    expect(
      claims.map(({ itemId, mastered, partial, dateMastered }) => [itemId, mastered, partial, dateMastered]),
    ).toEqual([
      ['book', true, false, new Date(report.dateMastered)],
      ['animals', false, true, null],
    ]);
  });

  test('the same learner named twice makes one claim with the earlier date, and no team', () => {
    const said = (dateMastered: string) => ({
      learnerId: 'leo',
      data: { reports: { animals: { mastered: true, dateMastered } } },
    });

    const claims = claimsOf(
      [said('2026-05-02T00:00:00Z'), said('2026-05-01T00:00:00Z')],
      [],
      dateOf,
      unscored,
    );

    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({
      dateMastered: new Date('2026-05-01T00:00:00Z'),
      masteredTogether: false,
    });
  });

  test('two who master an item at once master it together, a third who does not is left out', () => {
    const said = (learnerId: string, report: { mastered?: boolean; partial?: boolean }) => ({
      learnerId,
      data: { reports: { animals: report } },
    });

    const claims = claimsOf(
      [said('ana', { mastered: true }), said('leo', { partial: true }), said('mia', { mastered: true })],
      [],
      dateOf,
      unscored,
    );

    expect(claims.map(({ learnerId, masteredTogether }) => [learnerId, masteredTogether])).toEqual([
      ['ana', true],
      ['leo', false],
      ['mia', true],
    ]);
  });
});
