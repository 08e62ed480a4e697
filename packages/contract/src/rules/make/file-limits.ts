/** How large a file of an activity may be at most, for who sends it and who takes it. */
export const FILE_MAX_BYTES = {
  /** Spec 3 §5.4 has the message "Max size is {n}mb" and no n: a photo of a phone fits. */
  image: 5_000_000,
  /** Spec 3 §5.4 and §9. */
  audio: 6_000_000,
  /** Spec 3 §5.4 has the message and no n: ten minutes at 2.5 Mbit/s. */
  video: 200_000_000,
  /** Not in the spec: an hour of talk takes less. */
  captions: 200_000,
  /** Not in the spec: what a school's mail server would still take. */
  document: 20_000_000,
} as const;

/**
 * Not in the spec. A photo of a good phone has 12 to 24 megapixels; 40 decoded take 160 MB, which a tablet still has.
 * A file of 11 KB can announce 900.
 */
export const PICTURE_MAX_PIXELS = 40_000_000;
export const PICTURE_MAX_SIDE = 12_000;
