import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { api } from '../../../../shared/api.ts';
import {
  type GameNow,
  gameToResume,
  type KeptGame,
  type KnownGame,
  nextRevision,
  readKeptGame,
  savedGameOf,
} from './saved-game.ts';

/** Keeps a half-played game: in the browser with every event, on the server a moment later. */
export interface GameAutosave {
  /** The game that was left, if there is one to go on with. */
  look(): Promise<GameRecord | null>;
  keep(record: GameRecord): void;
  /** Sends what has not been sent yet, as when the learner leaves. */
  flush(): void;
  /** The revision up to which the server may forget the game. */
  forget(): number;
}

/** A learner who plays on fast is not slowed down by a save for each touch. */
const SAVE_AFTER_MS = 1_500;
/** A bad line must not keep the game closed: the browser has a copy too. */
const LOOK_WITHIN_MS = 4_000;
/** Contract: savedGame. */
const MOST_EVENTS = 10_000;

export const NO_AUTOSAVE: GameAutosave = {
  look: () => Promise.resolve(null),
  keep: () => {},
  flush: () => {},
  forget: () => 0,
};

/** Of those who play, in the order of their turns: what one plays alone is another game. */
export function autosaveOf(learnerIds: readonly string[], activityId: string, now: GameNow): GameAutosave {
  const key = `flink-game:${learnerIds.join('+')}:${activityId}`;
  let revision = 0;
  let unsent: KeptGame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function onServer(): Promise<KnownGame | null> {
    const signal = AbortSignal.timeout(LOOK_WITHIN_MS);
    try {
      const { saved, revision: known } = await api('savedGame', { params: { activityId } }, { signal });
      return readKeptGame(JSON.stringify({ saved, revision: known })) ?? { saved: null, revision: known };
    } catch {
      return null;
    }
  }

  function flush(): void {
    clearTimeout(timer);
    const game = unsent;
    if (game === null) return;
    unsent = null;
    // The copy in the browser stands in until the next save comes through.
    api('saveGame', { params: { activityId }, body: writable(game) }).catch(() => {});
  }

  return {
    async look() {
      const local = readKeptGame(stored(key));
      const server = await onServer();
      revision = nextRevision([local, server]);
      return gameToResume([local, server], now);
    },
    keep(record) {
      if (record.events.length > MOST_EVENTS) return;
      revision += 1;
      unsent = { saved: savedGameOf(record, now), revision };
      store(key, JSON.stringify(unsent));
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
    forget() {
      clearTimeout(timer);
      unsent = null;
      store(key, null);
      return revision;
    },
  };
}

const writable = ({ saved, revision }: KeptGame) => ({
  saved: { ...saved, events: saved.events.map((event) => ({ ...event })) },
  revision,
});

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage full or forbidden: the server has its copy.
  }
}
