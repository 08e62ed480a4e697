/** Spec 1 §9 and 2 §9: points of a right answer. */
const BASE_POINTS = 500;
const POINTS_PER_GUESS = 100;
const MOST_GUESSES = 4;
const LEAST_POWER = 1;
const MOST_POWER = 4;

/** No place in the team: all look together. */
export const NOBODY = -1;

/** Those who share a device, by their place in the team. */
export interface Players {
  /** Whose turn it is. */
  readonly turning: number;
  readonly points: readonly number[];
  readonly powerLevels: readonly number[];
}

/** Multiplayer needs a second player; a single one plays without points. */
export function seatPlayers(count: number): Players | null {
  if (count < 2) return null;
  return {
    turning: 0,
    points: Array.from({ length: count }, () => 0),
    powerLevels: Array.from({ length: count }, () => LEAST_POWER),
  };
}

export function pointsFor(guesses: number, powerLevel: number): number {
  const lost = guesses <= 0 ? 0 : POINTS_PER_GUESS * Math.min(guesses, MOST_GUESSES);
  return (BASE_POINTS - lost) * Math.min(Math.max(powerLevel, LEAST_POWER), MOST_POWER);
}

/** A right answer at the first guess makes the next one worth more. */
export function afterRight(players: Players, scorers: readonly number[], guesses: number): Players {
  const scores = (player: number) => scorers.includes(player);
  return {
    ...players,
    points: players.points.map((points, player) =>
      scores(player) ? points + pointsFor(guesses, players.powerLevels[player] ?? LEAST_POWER) : points,
    ),
    powerLevels: players.powerLevels.map((power, player) =>
      scores(player) && guesses === 0 ? Math.min(power + 1, MOST_POWER) : power,
    ),
  };
}

export const powerLost = (players: Players, losers: readonly number[]): Players => ({
  ...players,
  powerLevels: players.powerLevels.map((power, player) => (losers.includes(player) ? LEAST_POWER : power)),
});

/** A wrong answer passes the turn, wrapping around, and takes the power of who gave it. */
export const afterWrong = (players: Players): Players => ({
  ...powerLost(players, [players.turning]),
  turning: (players.turning + 1) % players.points.length,
});
