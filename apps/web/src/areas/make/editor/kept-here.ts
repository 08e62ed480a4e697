import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';

/** What was not yet saved when the line or the tab was lost, and the version that it was begun from. */
export interface KeptHere {
  readonly baseVersion: number;
  readonly data: ActivityData;
  /** Marks of what was sent from here since that version, and may have arrived although nobody heard so. */
  readonly unheard?: readonly string[];
}

/** An activity in the hands of one person: the next one at this device must not save it under another name. */
export interface Whose {
  readonly personId: string;
  readonly activityId: string;
  /** Of a language version; without one it is the activity itself. */
  readonly language?: string;
  /** Which of this person's editors: two tabs with the same activity keep beside each other. */
  readonly hand?: string | undefined;
}

/** What no other open tab has in its hands any more. */
export interface LeftHere extends KeptHere {
  readonly hand: string | undefined;
  /** Until this is called, or the tab is gone, nobody else takes it up. */
  readonly letGo: () => void;
}

const UNSAVED = 'flink.make.unsaved';

/** Stands in no id and no language. */
const HAND = '~';

const keyOf = ({ personId, activityId, language, hand }: Whose): string =>
  [UNSAVED, personId, activityId, ...(language === undefined ? [] : [language])].join('.') +
  (hand === undefined ? '' : HAND + hand);

/** A device without room, or one that forbids it, keeps nothing: saving goes on as long as the line is there. */
export function keepHere(whose: Whose, kept: KeptHere): boolean {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify({ ...kept, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetHere(whose: Whose): void {
  try {
    localStorage.removeItem(keyOf(whose));
  } catch {
    // Nothing was kept where nothing can be.
  }
}

export function keptHere(whose: Whose): KeptHere | null {
  const kept = keptUnder(keyOf(whose));
  return kept && withoutDate(kept);
}

interface Dated extends KeptHere {
  readonly at?: number;
}

const withoutDate = <Kept extends Dated>({ at: _at, ...kept }: Kept): Omit<Kept, 'at'> => kept;

function keptUnder(key: string): Dated | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** As long as the tab lives, or until what is given back is called: nobody else takes up what this hand keeps. */
export function holdHere(whose: Whose): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A device that knows no locks, over a line that nobody has sealed: every tab takes up everything, as it is there.
  void navigator.locks?.request(keyOf(whose), () => promise);
  return resolve;
}

/** An opening that nobody waits for any more lets go within a breath; another tab does not. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 150;

/** The same now; null where it is and stays in other hands. */
async function holdNow(key: string): Promise<(() => void) | null> {
  for (let look = 1; ; look += 1) {
    const letGo = await holdAtOnce(key);
    if (letGo !== null || look === LOOKS) return letGo;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

async function holdAtOnce(key: string): Promise<(() => void) | null> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<(() => void) | null>();
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return resolve;
  locks
    .request(key, { ifAvailable: true }, (lock) => {
      answer.resolve(lock && resolve);
      return lock ? promise : undefined;
    })
    .catch(() => answer.resolve(resolve));
  return answer.promise;
}

/** What tabs that are gone have left of this activity, the newest last: from now on in the hands of this one. */
export async function leftHere(whose: Whose): Promise<readonly LeftHere[]> {
  const key = keyOf(whose);
  const keys = unsavedKeys().filter((one) => one === key || one.startsWith(key + HAND));
  const taken = await Promise.all(
    keys.map(async (one) => {
      const letGo = await holdNow(one);
      if (letGo === null) return [];
      // Read only now: who had it until a moment ago may have sent it.
      const kept = keptUnder(one);
      if (kept)
        return [{ ...kept, hand: one === key ? undefined : one.slice(key.length + HAND.length), letGo }];
      letGo();
      return [];
    }),
  );
  return taken
    .flat()
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .map(withoutDate);
}

const isKept = (value: unknown): value is Dated =>
  typeof value === 'object' &&
  value !== null &&
  'baseVersion' in value &&
  typeof value.baseVersion === 'number' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

function unsavedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${UNSAVED}.`));
  } catch {
    return [];
  }
}

/** Whether anything of this person waits on this device to be sent. */
export const hasUnsaved = (personId: string): boolean =>
  unsavedKeys().some((key) => key.startsWith(`${UNSAVED}.${personId}.`));
