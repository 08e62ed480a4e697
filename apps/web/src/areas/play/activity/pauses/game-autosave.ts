import { GAME_COPIES, setItemMakingRoom, trimCopies } from '../../../../shared/device-storage.ts';
import {
  type GameNow,
  type GameRun,
  gameToResume,
  type KnownGame,
  nextRevision,
  readSavedCopy,
  type SavedCopy,
  savedGameOf,
} from './saved-game.ts';

/** Saves a half-played game: in the browser with every event, on the server a moment later. */
export interface GameAutosave {
  /** The game that was left, if there is one to go on with. */
  look(): Promise<GameRun | null>;
  save(run: GameRun): void;
  /** Sends what has not been sent yet, as when the learner leaves. */
  flush(): void;
  /** Drops the copy of a game that is over; the revision up to which the server may forget it. */
  forget(runId: string): number;
}

export interface AutosavePlaces {
  /** Null when the server does not answer in time. */
  read(): Promise<KnownGame | null>;
  /** Null where no answer came. */
  write(copy: SavedCopy): Promise<{ readonly revision: number; readonly finished: boolean } | null>;
  /** May throw where the browser forbids it. */
  storage(): Storage;
  /** The game that is being saved was finished on another device. */
  onFinishedElsewhere(runId: string): void;
}

/** A learner who plays on fast is not slowed down by a save for each touch. */
const SAVE_AFTER_MS = 1_500;
/** Contract: savedGame. */
const MAX_EVENTS = 10_000;
/** More than anybody has half-played at once; the server has the others. */
const MAX_COPIES = 30;

export const NO_AUTOSAVE: GameAutosave = {
  look: () => Promise.resolve(null),
  save: () => {},
  flush: () => {},
  forget: () => 0,
};

/** Of those who play, in the order of their turns: what one plays alone is another game. */
export function autosaveIn(
  places: AutosavePlaces,
  learnerIds: readonly string[],
  activityId: string,
  now: GameNow,
): GameAutosave {
  const key = `${GAME_COPIES}${learnerIds.join('+')}:${activityId}`;
  let revision = 0;
  let unsent: SavedCopy | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stored(): SavedCopy | null {
    try {
      return readSavedCopy(places.storage().getItem(key));
    } catch {
      return null;
    }
  }

  function store(copy: SavedCopy): void {
    try {
      setItemMakingRoom(places.storage(), key, JSON.stringify({ ...copy, at: Date.now() }));
    } catch {
      // The storage is full or forbidden: the server has its copy.
    }
  }

  function drop(runId: string): void {
    // Another window may have begun the next game.
    if ((stored()?.saved.runId ?? runId) !== runId) return;
    try {
      places.storage().removeItem(key);
    } catch {
      // Then there is no copy.
    }
  }

  function trim(): void {
    try {
      trimCopies(places.storage(), GAME_COPIES, MAX_COPIES);
    } catch {
      // Then there are no copies.
    }
  }

  async function send(copy: SavedCopy): Promise<void> {
    // The copy in the browser stands in until the next save comes through.
    const reply = await places.write(copy);
    if (reply === null) return;
    // What another device saved meanwhile is older than what is played from now on.
    revision = Math.max(revision, reply.revision);
    if (reply.finished && copy.saved.runId) places.onFinishedElsewhere(copy.saved.runId);
  }

  function flush(): void {
    clearTimeout(timer);
    const copy = unsent;
    unsent = null;
    if (copy !== null) void send(copy);
  }

  return {
    async look() {
      trim();
      const local = stored();
      const server = await places.read();
      revision = nextRevision([local, server]);
      return gameToResume([local, server], now);
    },
    save(run) {
      if (run.record.events.length > MAX_EVENTS) return;
      revision += 1;
      unsent = { saved: savedGameOf(run, now), revision };
      store(unsent);
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
    forget(runId) {
      clearTimeout(timer);
      unsent = null;
      drop(runId);
      return revision;
    },
  };
}
