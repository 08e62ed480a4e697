export type PlayedWhere = 'activity' | 'menu';

/** Spec 1 §9: the idle trigger of the activity, and the one of everything else. */
const IDLE_MS: Readonly<Record<PlayedWhere, number>> = { activity: 10 * 60_000, menu: 5 * 60_000 };

export const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Milliseconds until nobody seems to be there any more; 0 when it has come to that. */
export const idleIn = (where: PlayedWhere, lastTouch: number, now: number): number =>
  Math.max(0, lastTouch + IDLE_MS[where] - now);
