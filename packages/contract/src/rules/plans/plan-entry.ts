/** Spec 3 §3, plan entry per product. */
export interface PrepaidConfig {
  readonly totalHours: number;
  readonly hoursInIncrement: number;
  readonly costPerHour: number;
  readonly discountPercents: number;
  readonly currencyIsoCode: string;
}

/** By what families of the plan pay: hours (`PrepaidConfig`), or months or years, one after the other. */
export const PAYS_BY = ['hours', 'months', 'year'] as const;

/** What spec 1 §3 says of who pays by months or years (costPerMonth, totalPrice, totalMonths, freeTrialWeeks, priceId). */
export interface PeriodConfig {
  readonly paysBy: (typeof PAYS_BY)[number];
  readonly costPerPeriod: number;
  /** After which nothing is to be paid any more; 0 where it has no end. */
  readonly totalMonths: number;
  readonly freeTrialWeeks: number;
  /** The card service's own price, which it charges by itself; null where each period is paid by hand. */
  readonly priceId: string | null;
}

export interface PlanEntry {
  readonly productId: string;
  readonly plans: number;
  readonly unlimited: boolean;
  readonly addons: number;
  readonly prepaidConfig: PrepaidConfig;
  readonly periodConfig: PeriodConfig;
}

/** All default 0 (spec 3 §3). */
export const noPlans = (productId: string, currencyIsoCode: string): PlanEntry => ({
  productId,
  plans: 0,
  unlimited: false,
  addons: 0,
  prepaidConfig: {
    totalHours: 0,
    hoursInIncrement: 0,
    costPerHour: 0,
    discountPercents: 0,
    currencyIsoCode,
  },
  periodConfig: { paysBy: 'hours', costPerPeriod: 0, totalMonths: 0, freeTrialWeeks: 0, priceId: null },
});

/** Families can be asked for something: without it they would play for nothing. */
export const isPriced = ({ prepaidConfig, periodConfig }: PlanEntry): boolean =>
  periodConfig.paysBy === 'hours'
    ? prepaidConfig.totalHours > 0 && prepaidConfig.costPerHour > 0
    : periodConfig.costPerPeriod > 0;

/** An entry is kept only if plans is non-zero or unlimited is set (spec 3 §3). */
export const isKept = ({ plans, unlimited }: Pick<PlanEntry, 'plans' | 'unlimited'>): boolean =>
  plans !== 0 || unlimited;
