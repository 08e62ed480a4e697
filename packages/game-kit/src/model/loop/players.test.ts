import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterRight, afterWrong, pointsFor, seatPlayers } from './players.ts';

describe('points of a right answer', () => {
  test.each([
    [0, 1, 500],
    [1, 1, 400],
    [2, 1, 300],
    [4, 1, 100],
    [9, 1, 100],
    [0, 4, 2000],
    [3, 2, 400],
  ])('after %i guesses with power %i are %i', (guesses, power, points) => {
    expect(pointsFor(guesses, power)).toBe(points);
  });

  test('are never fewer than 100 nor more than 2000', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 50 }), fc.integer({ min: -5, max: 50 }), (guesses, power) => {
        expect(pointsFor(guesses, power)).toBeGreaterThanOrEqual(100);
        expect(pointsFor(guesses, power)).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

describe('players who share a device', () => {
  test('one player has nobody to take turns with', () => {
    expect(seatPlayers(1)).toBeNull();
  });

  test('everybody starts with no points and the power of one', () => {
    expect(seatPlayers(3)).toEqual({ turning: 0, points: [0, 0, 0], powerLevels: [1, 1, 1] });
  });

  test('a wrong answer passes the turn to the next player, and from the last to the first', () => {
    const players = seatPlayers(2);
    if (!players) throw new Error('two players take turns');

    const passed = afterWrong(players);
    const around = afterWrong(passed);

    expect(passed.turning).toBe(1);
    expect(around.turning).toBe(0);
    expect(around.points).toEqual([0, 0]);
  });

  test('a right answer at once gives points and power, and the turn stays', () => {
    const players = seatPlayers(2);
    if (!players) throw new Error('two players take turns');

    const once = afterRight(players, [0], 0);
    const twice = afterRight(once, [0], 0);

    expect(once).toEqual({ turning: 0, points: [500, 0], powerLevels: [2, 1] });
    expect(twice.points).toEqual([1500, 0]);
  });

  test('a wrong answer takes the power, and power never leaves 1 to 4', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 60 }),
        fc.integer({ min: 2, max: 3 }),
        (answers, count) => {
          const start = seatPlayers(count);
          if (!start) throw new Error('two or three take turns');

          const end = answers.reduce(
            (players, right) => (right ? afterRight(players, [players.turning], 0) : afterWrong(players)),
            start,
          );

          expect(end.powerLevels.every((power) => power >= 1 && power <= 4)).toBe(true);
          expect(end.turning).toBe(answers.filter((right) => !right).length % count);
        },
      ),
    );
  });
});
