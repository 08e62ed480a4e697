import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { newId } from '../../../../shared/new-id.ts';

/** A game from its beginning to its end; its result has the same id, so that it counts once (contract: savedGame). */
export interface GameRun {
  readonly id: string;
  readonly record: GameRecord;
}

/** A half-played game as it is saved (contract: savedGame). */
export interface SavedGame {
  readonly seed: number;
  /** Games that were saved by earlier versions have none. */
  readonly runId?: string;
  readonly players: number;
  /** Changes with the activity: a game about other words cannot go on. */
  readonly contentMark: string;
  readonly events: readonly { readonly type: string; readonly [key: string]: unknown }[];
}

export interface SavedCopy {
  readonly saved: SavedGame;
  readonly revision: number;
}

/** What a place knows of a game; without a game it was played to its end, or given up, at this revision. */
export interface KnownGame {
  readonly saved: SavedGame | null;
  readonly revision: number;
  /** The game that was finished last. */
  readonly finishedRun?: string | null;
}

/** Short, the same on every device, and other for other content. No secret: nothing but the learner's own game hangs on it. */
export function contentMarkOf(content: unknown): string {
  const text = JSON.stringify(content) ?? '';
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) + place;
  }
  const hex = (number: number) => (number >>> 0).toString(16).padStart(8, '0');
  return `${text.length.toString(36)}-${hex(one)}${hex(other)}`;
}

export interface GameNow {
  readonly contentMark: string;
  readonly players: number;
}

export const freshRun = (): GameRun => ({
  id: newId(),
  record: { seed: Math.floor(Math.random() * 2 ** 31), events: [] },
});

export const savedGameOf = ({ id, record: { seed, events } }: GameRun, now: GameNow): SavedGame => ({
  seed,
  runId: id,
  players: now.players,
  contentMark: now.contentMark,
  events: events.map((event) => ({ ...event })),
});

/**
 * The game to go on with is the newest, if it fits: every event counts the revision on, whichever device played it. A
 * copy of a game that was finished elsewhere meanwhile does not go on.
 */
export function gameToResume(places: readonly (KnownGame | null)[], now: GameNow): GameRun | null {
  const known = places.filter((place) => place !== null);
  const finished = new Set(known.flatMap(({ finishedRun }) => finishedRun ?? []));
  const saved = known
    .filter(({ saved: one }) => !(one?.runId && finished.has(one.runId)))
    .toSorted((one, other) => other.revision - one.revision)[0]?.saved;
  if (!saved || !fits(saved, now)) return null;
  return { id: saved.runId ?? newId(), record: { seed: saved.seed, events: saved.events } };
}

function fits({ contentMark, players, events }: SavedGame, now: GameNow): boolean {
  // Opening an activity and leaving it again is no game that one would go on with.
  return (
    contentMark === now.contentMark && players === now.players && events.some(({ type }) => type !== 'start')
  );
}

/** Saves of both places count on from the highest number seen, so that a late packet of either is older. */
export const nextRevision = (games: readonly (Pick<KnownGame, 'revision'> | null)[]): number =>
  Math.max(0, ...games.map((game) => game?.revision ?? 0)) + 1;

/** A copy that was saved; null when it is not a game. */
export function readSavedCopy(text: string | null): SavedCopy | null {
  try {
    const copy: Partial<SavedCopy> | null = JSON.parse(text ?? 'null');
    const saved: Partial<SavedGame> | undefined = copy?.saved;
    const whole =
      Number.isInteger(copy?.revision) &&
      Number.isInteger(saved?.seed) &&
      Number.isInteger(saved?.players) &&
      typeof saved?.contentMark === 'string' &&
      Array.isArray(saved.events) &&
      saved.events.every((event) => typeof event?.type === 'string');
    return whole ? (copy as SavedCopy) : null;
  } catch {
    return null;
  }
}
