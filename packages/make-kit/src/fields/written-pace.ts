/** A pause in which nobody would have written the next letter yet. */
const PAUSE_MS = 150;
/** Whoever never pauses is written down all the same. */
const LONGEST_MS = 5_000;

/** By then the newest letter is seen, and the next one is not there yet. */
const SEEN_MS = 30;

/** When letters come into the document, counted from the newest, after the first of them waited that long. */
export const writtenIn = (waitedMs: number): number => (waitedMs < LONGEST_MS ? PAUSE_MS : SEEN_MS);

const ONLY_WRITES: ReadonlySet<string> = new Set(['Backspace', 'Delete', 'Shift', 'CapsLock', 'AltGraph']);

/** Whether a key may do more than write: undo, jump to another problem, begin the next word. */
export function doesMore(key: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
}): boolean {
  if (key.isComposing) return false;
  if (key.ctrlKey || key.metaKey) return true;
  return [...key.key].length > 1 && !ONLY_WRITES.has(key.key);
}
