/** Whom a sync with a school is about. */
export const SYNC_WHO = ['school', 'teacher', 'student', 'contact'] as const;
export type SyncWho = (typeof SYNC_WHO)[number];

/** What a sync makes of them. */
export const SYNC_OUTCOMES = [
  'new',
  'changed',
  'moved',
  'archived',
  'restored',
  'refused',
  'unchanged',
] as const;
export type SyncOutcome = (typeof SYNC_OUTCOMES)[number];

/** A sync waits for somebody's approval when more than one of this many would vanish. */
const ONE_OF = 10;

export const needsApproval = (vanishing: number, known: number): boolean => vanishing * ONE_OF > known;
