/** Where this browser is. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** All that the browser knows, and its own, which some lists leave out. */
export const timeZones = (): readonly string[] => [
  ...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];
