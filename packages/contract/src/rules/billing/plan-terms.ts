/** How a purchase is paid off. */
export interface PlanTerms {
  readonly interval: 'month' | 'year';
  /** Payments in all; null when it goes on until it is cancelled. */
  readonly billingCycles: number | null;
  /** Each payment opens one level; null for a purchase that is not by levels. */
  readonly levels: number | null;
  readonly freeTrialWeeks: number;
}

/** Spec 1 §4: a successful subscription stands for 1 month, or 12 for a yearly plan. */
export const monthsIn = (interval: PlanTerms['interval']): number => (interval === 'year' ? 12 : 1);

/** Of a calendar: from 31 January a month later is the last of February, and from there on by the first day again. */
export function afterMonths(from: Date, months: number): Date {
  const then = new Date(from);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(from.getUTCDate(), last));
  return then;
}

const DAY_MS = 86_400_000;

/** Where so many months ended here had begun: of the last days of a month the latest, so that no paid day is lost. */
export function beforeMonths(until: Date, months: number): Date {
  let from = afterMonths(until, -months);
  for (;;) {
    const next = new Date(from.getTime() + DAY_MS);
    if (afterMonths(next, months).getTime() !== until.getTime()) return from;
    from = next;
  }
}

const WEEK_MS = 7 * 86_400_000;

/** When payment number `paid` + 1 is due: counted from the beginning, so that a short month shortens no other. */
export const nextBillingAt = (
  begunAt: Date,
  paid: number,
  { interval, freeTrialWeeks }: Pick<PlanTerms, 'interval' | 'freeTrialWeeks'>,
): Date => afterMonths(new Date(begunAt.getTime() + freeTrialWeeks * WEEK_MS), paid * monthsIn(interval));

/** From here on it is billed anew, and weeks of trial are over: where `nextBillingAt` counts from. */
export const begunAnew = (from: Date, { freeTrialWeeks }: Pick<PlanTerms, 'freeTrialWeeks'>): Date =>
  new Date(from.getTime() - freeTrialWeeks * WEEK_MS);

/** All installments, or all levels, are paid: nothing is due any more. */
export const isPaidOff = (paid: number, { billingCycles, levels }: PlanTerms): boolean =>
  (billingCycles !== null && paid >= billingCycles) || (levels !== null && paid >= levels);

/** Spec 1 §3: levels still to be bought. */
export const levelsLeft = (paid: number, { levels }: Pick<PlanTerms, 'levels'>): number | null =>
  levels === null ? null : Math.max(0, levels - paid);

/** Spec 1 §4: cancelling an installment plan before it is fully paid blocks the account. */
export const blocksWhenCancelled = (paid: number, terms: PlanTerms): boolean =>
  terms.billingCycles !== null && !isPaidOff(paid, terms);
