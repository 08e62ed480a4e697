/** Spec 2 §5 and §9: story studio has up to 12 pages and 12 pictures. */
export const MOST_PAGES = 12;
export const MOST_PICTURES = 12;

/** One for each page, and the one before it until it is deleted. */
export const MOST_RECORDINGS = 2 * MOST_PAGES;

/** Some ten pages of writing with all its marks. */
export const MOST_LETTERS = 100_000;

/** Spec 2 §7: audio is named page-{index}-{random}.mp3. */
export const RECORDING_NAME = /^page-\d{1,2}-[a-z0-9-]{1,40}\.mp3$/;

const PICTURE_NAME = /^[a-z0-9][a-z0-9-]{0,79}\.(?:png|jpe?g|webp|avif|gif|svg)$/;

/** A file of the learner, of the activity or of the house: a name or a path, never the address of another place. */
export const PICTURE_FILE = /^\/?[^\s:/\\][^\s:\\]{0,299}$/;

export const WORK_FILE_NAME = new RegExp(`${RECORDING_NAME.source}|${PICTURE_NAME.source}`);
