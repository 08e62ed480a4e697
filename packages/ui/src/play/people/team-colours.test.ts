import { expect, test } from 'vitest';
import { teamColours } from './team-colours.ts';

const [ana, leo, mia] = [0, 1, 2];

test('a child has the same colour alone, first, second and with others', () => {
  const alone = teamColours([leo])[0];

  expect(teamColours([leo, mia])[0]).toBe(alone);
  expect(teamColours([mia, leo])[1]).toBe(alone);
  expect(teamColours([mia, ana, leo])[2]).toBe(alone);
});

test('no two who play together look alike, also of a large family or of several', () => {
  expect(new Set(teamColours([0, 4, 8])).size).toBe(3);
  expect(new Set(teamColours([0, 0, 0])).size).toBe(3);
  expect(new Set(teamColours([undefined, undefined, 2])).size).toBe(3);
});
