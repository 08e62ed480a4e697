import { typedCount } from './typed-number.ts';

/** A value that holds; `refused` says why it is not the one that was typed. */
export interface Settled<Code extends string> {
  readonly plans: number;
  readonly refused: Code | null;
}

/** Plans Purchased may not be below the number already assigned; it is set back to that (spec 3 §5.5). */
export function settlePurchased(typed: unknown, assigned: number): Settled<'plans.belowAssigned'> {
  const plans = typedCount(typed);
  return plans < assigned ? { plans: assigned, refused: 'plans.belowAssigned' } : { plans, refused: null };
}

export interface AssignmentBounds {
  /** What the master organisation has not assigned yet. */
  readonly remaining: number;
  /** What this organisation has now. */
  readonly current: number;
  /** What this organisation already uses. */
  readonly inUse: number;
}

/** Max = remaining plus the current entry (spec 3 §5.5); never below 0, whatever was assigned before. */
export const mostAssigned = ({ remaining, current }: Omit<AssignmentBounds, 'inUse'>): number =>
  Math.max(0, remaining + current);

/** What it uses; where not even that is left, all there is: a center that was full before can still be given some. */
export const leastAssigned = (bounds: AssignmentBounds): number =>
  Math.min(bounds.inUse, mostAssigned(bounds));

/** Above the most it is set back to the most, below the least to the least (spec 3 §5.5). */
export function settleAssigned(
  typed: unknown,
  bounds: AssignmentBounds,
): Settled<'plans.aboveUnassigned' | 'plans.belowUsed'> {
  const plans = typedCount(typed);
  const most = mostAssigned(bounds);
  if (plans > most) return { plans: most, refused: 'plans.aboveUnassigned' };
  const least = leastAssigned(bounds);
  if (plans < least) return { plans: least, refused: 'plans.belowUsed' };
  return { plans, refused: null };
}
