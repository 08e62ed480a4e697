import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';

/** Spec 1 §9: minutes left at which a family is warned. */
const WARNINGS = [1, 5, 10] as const;

export type Warning = (typeof WARNINGS)[number];

/** What runs out: nothing for a family that does not pay by the hour, or has paid for everything. */
const runsOut = (info: PrepaidInfo | null): info is PrepaidInfo =>
  info !== null && !info.fullyPaid && !info.buyOut;

export const isUp = (info: PrepaidInfo | null): boolean => runsOut(info) && !info.isActive;

export interface Warned {
  /** The last warning that was given; null while there is plenty, so that it is given anew after paying. */
  readonly warned: Warning | null;
  /** Minutes to be told now. */
  readonly tell: number | null;
}

/** Each warning once, on the way down. */
export function warnedAt(info: PrepaidInfo | null, warned: Warning | null): Warned {
  // What renews by itself does not run out; where its bill cannot be paid, the sheet says so.
  if (!runsOut(info) || !info.isActive || info.nextBillingDate) return { warned: null, tell: null };
  const due = WARNINGS.find((minutes) => info.secondsRemaining <= minutes * 60) ?? null;
  const lower = due !== null && (warned === null || due < warned);
  return { warned: due, tell: lower ? Math.ceil(info.secondsRemaining / 60) : null };
}

/** Without a connection the minutes are taken off here, until the server can be asked again. */
export function oneMinuteLess(info: PrepaidInfo): PrepaidInfo {
  const secondsRemaining = Math.max(0, info.secondsRemaining - 60);
  return { ...info, secondsRemaining, isActive: info.fullyPaid || secondsRemaining > 0 };
}
