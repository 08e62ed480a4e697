/** Not in the spec: ten minutes, which is what the largest upload holds at 2.5 Mbit/s. */
export const FILM_MAX_MINUTES = 10;

/** A whole clip with its voice and drawings: a phone on a bad line loads it in a few seconds. */
export const CLIP_MAX_BYTES = 600_000;
