/** Of one product in one organisation. */
export interface PlanCounts {
  readonly purchased: number;
  /** To regions and learning centers. */
  readonly assigned: number;
  readonly inUse: number;
}

/** Plans Assignable = purchased minus assigned (spec 3 §5.5). */
export const plansAssignable = ({ purchased, assigned }: Omit<PlanCounts, 'inUse'>): number =>
  purchased - assigned;

/** Plans Available = purchased minus in use (spec 3 §5.5). */
export const plansAvailable = ({ purchased, inUse }: Omit<PlanCounts, 'assigned'>): number =>
  purchased - inUse;
