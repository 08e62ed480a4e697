import { setItemMakingRoom, trimCopies, WORK_COPIES } from '../../../../shared/device-storage.ts';
import type { DeviceCopy } from './work-keeper.ts';

/** More works than anybody goes on with; the server has the others. */
const MAX_COPIES = 30;

/** Of those who make it together, in whatever order they signed in. */
export const teamKey = (learnerIds: readonly string[]): string => learnerIds.toSorted().join('+');

/** The copy of a work in the browser's storage; without storage the server's is all there is. */
export function deviceCopy(learnerIds: readonly string[], activityId: string) {
  const key = `${WORK_COPIES}${teamKey(learnerIds)}:${activityId}`;
  return {
    get: (): DeviceCopy | null => {
      try {
        trimCopies(localStorage, WORK_COPIES, MAX_COPIES);
        return readCopy(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    set: (copy: DeviceCopy): void => {
      try {
        setItemMakingRoom(localStorage, key, JSON.stringify({ ...copy, at: Date.now() }));
      } catch {
        // Storage full or forbidden: the server gets it in a moment.
      }
    },
  };
}

/** What the browser kept; null when it is no work. */
export function readCopy(text: string | null): DeviceCopy | null {
  try {
    const copy: Partial<DeviceCopy> | null = JSON.parse(text ?? 'null');
    const whole =
      Number.isInteger(copy?.version) && typeof copy?.unsent === 'boolean' && copy.data !== undefined;
    return whole ? (copy as DeviceCopy) : null;
  } catch {
    return null;
  }
}
