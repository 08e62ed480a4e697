import { api } from '../../../../shared/api.ts';
import type { AutosavePlaces } from './game-autosave.ts';
import { readSavedCopy, type SavedCopy } from './saved-game.ts';

/** A bad line must not keep the game closed: the browser has a copy too. */
const LOOK_WITHIN_MS = 4_000;

const sendable = ({ saved, revision }: SavedCopy) => ({
  saved: { ...saved, events: saved.events.map((event) => ({ ...event })) },
  revision,
});

/** The server and the storage of the browser. */
export function autosavePlaces(
  activityId: string,
  onFinishedElsewhere: AutosavePlaces['onFinishedElsewhere'],
): AutosavePlaces {
  const params = { activityId };
  return {
    async read() {
      try {
        const signal = AbortSignal.timeout(LOOK_WITHIN_MS);
        const { saved, revision, finishedRun } = await api('savedGame', { params }, { signal });
        const copy = readSavedCopy(JSON.stringify({ saved, revision }));
        return { saved: copy?.saved ?? null, revision, finishedRun };
      } catch {
        return null;
      }
    },
    async write(copy) {
      try {
        return await api('saveGame', { params, body: sendable(copy) });
      } catch {
        return null;
      }
    },
    storage: () => localStorage,
    onFinishedElsewhere,
  };
}
