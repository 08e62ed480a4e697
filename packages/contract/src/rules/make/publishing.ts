export const PUBLISH_STATES = ['open', 'accepted', 'sentBack', 'withdrawn'] as const;

/** The longest note of an author and comment of a reviewer, in characters. */
export const MAX_PUBLISH_TEXT = 1_000;
