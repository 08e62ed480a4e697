const HOUR = 3_600;

/**
 * How long a session lasts at most, in seconds, however often its token is renewed. A learner's tablet asks once a
 * month; in the office a day's work is never cut in two, and the next morning begins at the door.
 */
export const SESSION_LIFE = { learner: 30 * 24 * HOUR, office: 16 * HOUR } as const;
