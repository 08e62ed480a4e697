/** The content may change under the same key: the browser keeps it but asks each time (and gets a 304). */
export const CACHE_REVALIDATE = 'private, no-cache';

/** The content never changes: not asked again while the link lives. Private, because the link is the permission. */
export const CACHE_IMMUTABLE = (seconds: number): string => `private, max-age=${seconds}, immutable`;
