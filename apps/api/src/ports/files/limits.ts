/** The specification's own megabyte: "Max 6mb" stands for 6,000,000 bytes (spec 3 §5.4). */
export const MEGABYTE = 1_000_000;

/** Not in the spec. Cleaning reads the drawing as a document in memory, and drawings are small. */
export const SVG_MAX_BYTES = 1 * MEGABYTE;

/** Not in the spec: a recording that is not mp3 yet (two minutes of stereo wav). */
export const RECORDING_MAX_BYTES = 20 * MEGABYTE;

/** Spec 3 §9 sends activity data above 7,000,000 bytes to a file and sets no upper end. */
export const ACTIVITY_DATA_MAX_BYTES = 50 * MEGABYTE;

/** Not in the spec: what is lost at most when a line breaks off; a bad one carries it in half a minute. */
export const PIECE_BYTES = 1 * MEGABYTE;

/** Not in the spec: a film comes in so many pieces, larger ones, and no more. */
export const MOST_PIECES = 50;

/** Not in the spec: ten thousand rows of an export, the longest that there are. */
export const ROWS_MAX_BYTES = 100 * MEGABYTE;

/** Not in the spec: what all recordings and pictures of a learner take in years of daily play. */
export const ARCHIVE_MAX_BYTES = 2_000 * MEGABYTE;

/** Not in the spec: all frames of a moving picture together. */
export const PICTURE_MOVING_MAX_PIXELS = 400_000_000;
