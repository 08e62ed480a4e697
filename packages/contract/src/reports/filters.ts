/** What a report can be narrowed to besides days and places; all of it where nothing is chosen. */
export const FILTERS = ['source', 'played', 'category', 'families'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What money was paid for; what is paid is the sum of them. */
export const SOURCES = ['subscriptions', 'hours', 'registrations', 'giftCards'] as const;

/** Minutes in a month from which on a family counts as playing; without them any play counts. */
export const PLAYED_MINUTES = ['20', '60'] as const;
