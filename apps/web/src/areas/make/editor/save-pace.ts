/** A few letters are one save. */
const SAVE_AFTER_MS = 1_200;
/** Whoever never stops writing is saved all the same. */
const LONGEST_UNSAVED_MS = 5_000;

/** How long to wait for more letters, by how long the oldest has been unsaved. */
export const saveIn = (unsavedForMs: number): number =>
  Math.min(SAVE_AFTER_MS, Math.max(0, LONGEST_UNSAVED_MS - unsavedForMs));
