import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';

/** What was not yet saved when the line or the tab was lost, and the version that it was begun from. */
export interface KeptHere {
  readonly baseVersion: number;
  readonly data: ActivityData;
}

/** An activity in the hands of one person: the next one at this device must not save it under another name. */
export interface Whose {
  readonly personId: string;
  readonly activityId: string;
  /** Of a language version; without one it is the activity itself. */
  readonly language?: string;
}

const UNSAVED = 'flink.make.unsaved';

const keyOf = ({ personId, activityId, language }: Whose): string =>
  [UNSAVED, personId, activityId, ...(language === undefined ? [] : [language])].join('.');

/** A device without room, or one that forbids it, keeps nothing: saving goes on as long as the line is there. */
export function keepHere(whose: Whose, kept: KeptHere): boolean {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(kept));
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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is KeptHere =>
  typeof value === 'object' &&
  value !== null &&
  'baseVersion' in value &&
  typeof value.baseVersion === 'number' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

/** Whether anything of this person waits on this device to be sent. */
export function hasUnsaved(personId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${UNSAVED}.${personId}.`));
  } catch {
    return false;
  }
}
